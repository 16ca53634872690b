import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { directories } from '../../tooling/content/project.ts';
import { ask } from '../../tooling/hosts/ask.ts';
import { questions } from '../../tooling/hosts/questions.ts';
import { hidden } from '../../tooling/hosts/rules.ts';
import { expect, test as inBrowser, moveTo, open, pages, pageTypes } from '../e2e/site.ts';
import { variantDirectory } from '../variants.ts';
import { askRaw, hostileTargets } from './hostile.ts';
import { observe } from './observatory.ts';
import { type Kind, type Running, start, versionOf } from './servers.ts';

/** What a project of the configuration chooses, and what its tests share. */
export type Host = {
  kind: Kind;
  version: string | undefined;
  /** The server, with the site at its root. */
  running: Running;
};

const test = inBrowser.extend<object, Host>({
  kind: [undefined as unknown as Kind, { option: true, scope: 'worker' }],
  version: [({ kind }, use) => use(versionOf(kind)), { scope: 'worker' }],
  running: [
    async ({ kind }, use) => {
      const running = await start(kind, dirname(directories.output), '/');
      await use(running);
      await running.stop();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
});

const report = (description: string) =>
  test.info().annotations.push({ type: 'report', description });

test.beforeEach(({ version }) => {
  if (process.env['CI']) expect(version, 'is installed').toBeDefined();
  report(version ?? 'not installed, skipped');
  test.skip(!version, 'not installed');
});

/** All that is wrong with a site, by question. */
async function faults(url: URL) {
  const found: Record<string, string[]> = {};
  for (const { name, ask: question } of questions) {
    const wrong = await question({ url, pages });
    if (wrong.length > 0) found[name] = wrong;
  }
  return found;
}

test('serves the site as the rules say', async ({ running: { url } }) => {
  expect(await faults(url)).toEqual({});
});

test('serves it below a path too', async ({ kind }) => {
  const { url, stop } = await start(kind, dirname(variantDirectory('moved')), '/clinic/');
  try {
    expect(await faults(url)).toEqual({});
  } finally {
    await stop();
  }
});

test('does not keep what is missing for a year', async ({ kind, running: { url } }) => {
  test.skip(kind.isBlind === true, 'sends the headers of a path whatever is there');
  const { status, headers } = await ask(url, '/assets/none.js');
  expect(status).toBe(404);
  expect(headers['cache-control']).not.toContain('immutable');
});

test('gives nothing away to hostile addresses', async ({ kind, running: { url } }) => {
  const files = new Set(
    readdirSync(directories.output, { recursive: true, encoding: 'utf8' })
      .filter((file) => !hidden.includes(file) && !/\.(br|gz)$/.test(file))
      .map((file) => join(directories.output, file))
      .filter((file) => statSync(file).isFile())
      .map((file) => readFileSync(file, 'latin1')),
  );
  const wrong: unknown[] = [];
  const targets = hostileTargets(2000, '/');
  for (const target of targets) {
    const { status, location, body } = await askRaw(url, target);
    const isRight =
      location === undefined
        ? (status === 200 && files.has(body.toString('latin1'))) ||
          [400, 404, 414].includes(status) ||
          (status === 403 && kind.forbids?.test(target))
        : [301, 302, 307, 308].includes(status) && new URL(location, url).origin === url.origin;
    if (!isRight) wrong.push({ target, status, location });
  }
  expect(wrong).toEqual([]);
  report(`${targets.length} hostile addresses`);
});

test('shows all pages without a complaint of the browser', async ({ page, running: { url } }) => {
  const at = (path: string) => new URL(path, url).href;
  for (const path of pages) {
    await open(page, at(path));
    for (const frame of await page.locator('iframe').all()) {
      await frame.scrollIntoViewIfNeeded();
      await frame.contentFrame().locator('title').waitFor({ state: 'attached' });
    }
  }
  // Each of these comes with script from the one before.
  await open(page, at('/'));
  for (const path of [...pageTypes.slice(1), '/']) {
    await moveTo(page, path);
    await expect(page).toHaveURL(at(path));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  report(`${pages.length} pages`);
});

test('is safe in the eyes of the HTTP Observatory', async ({ running: { url } }) => {
  const { score, found } = await observe(url);
  // More is for cookies, and for the list of HTTPS in browsers, which binds the owner's whole domain.
  expect(score, found.join('\n')).toBeGreaterThanOrEqual(135);
  report(`Observatory ${score}`);
});
