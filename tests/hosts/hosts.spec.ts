import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { get } from 'node:http';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { Redirect } from '../../src/schemas/redirects.ts';
import { directories, editorFolder } from '../../tooling/directories.ts';
import { checks, openSite, problemsOf } from '../../tooling/hosts/checks.ts';
import { htmlFiles, pathOf } from '../../tooling/output/builtPages.ts';
import { at, expect, hydrated, moveTo, openForms, pageTypes, site, test } from '../e2e/site.ts';
import secondOwner from '../fixtures/secondOwner/config.ts';
import { type Build, builds, start } from './servers.ts';

let server: Awaited<ReturnType<typeof start>>;

test.beforeAll(async () => {
  server = await start(test.info().project.name, builds.site);
});

test.afterAll(() => server.stop());

async function expectNoProblems(url: URL, build: Build, redirects: readonly Redirect[]) {
  const files = htmlFiles(join(build.folder, 'client')).filter((file) => file !== '404.html');
  const pages = files.map(pathOf);
  expect(pages).toContain('/');
  const hasEditor = existsSync(join(build.folder, 'client', `${editorFolder}.html`));
  const served = await openSite(url, pages, redirects, hasEditor);
  for (const check of checks) expect.soft(await problemsOf(check, served), check.name).toEqual([]);
}

test(`follows the rules at ${site.basePath}`, () =>
  expectNoProblems(server.url, builds.site, site.redirects));

test(`follows the rules at ${builds.belowPath.basePath}, with redirects`, async () => {
  const below = await start(test.info().project.name, builds.belowPath);
  await expectNoProblems(below.url, builds.belowPath, secondOwner.redirects)
    .then(() => expectEditor(below.url))
    .finally(below.stop);
});

/** Checks that the editor's files can run under its policy, and that its policy covers nothing else. */
async function expectEditor(url: URL) {
  const files = readdirSync(join(builds.belowPath.folder, 'client', editorFolder, 'assets'));
  const decoder = files.find((file) => file.endsWith('.wasm'));
  const { headers } = await fetch(new URL(`${editorFolder}/assets/${decoder}`, url));
  expect(headers.get('Content-Type')).toBe('application/wasm');
  expect(headers.get('Content-Security-Policy')).toContain("frame-ancestors 'none'");
  const missing = await fetch(new URL(`${editorFolder}/assets/none.js`, url));
  expect(missing.status).toBe(404);
  expect(missing.headers.get('X-Robots-Tag')).toBeNull();
  expect(missing.headers.get('Content-Security-Policy')).toBe("frame-ancestors 'self'");
}

test('does not cache a 404 for a year', async () => {
  const { status, headers } = await fetch(new URL('assets/none.js', server.url));
  expect(status).toBe(404);
  expect(headers.get('Cache-Control')).not.toContain('immutable');
});

// biome-ignore format: one item per line would hide the list
const attacks = [
  '..', '../../../etc/passwd', '%2e%2e/%2e%2e', '%252e%252e', '..%2f..%2fhosts/nginx.conf', '..%5c', '..\\', '..;', '%00', '\x7f',
  '%c0%af', '\xff', '%2f', '\\evil.example', 'evil.example', '%2fevil.example', '@evil.example', '.evil.example',
  '%0d%0aLocation:%20//evil.example', '%0a', '%20', '?', '?//evil.example', '#', '%', '%zz', 'a'.repeat(300), 'a'.repeat(20_000),
  '*', '$uri', '{path}', '%{REQUEST_URI}', '"', '<script>',
];

/** Requests a path as it is; `fetch` would normalize it. */
function requestRaw({ hostname, port }: URL, path: string) {
  return new Promise<{ status: number; location: string | undefined; body: Buffer }>(
    (resolve, reject) => {
      get({ hostname, port, path, agent: false }, async (response) => {
        const { statusCode: status = 0, headers } = response;
        resolve({ status, location: headers.location, body: await buffer(response) });
      }).on('error', reject);
    },
  );
}

test('answers malicious paths with public files, redirects within the site or errors', async () => {
  const publicFiles = new Set(
    readdirSync(directories.output, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'latin1')),
  );
  const wrong: unknown[] = [];
  const paths = attacks.flatMap((part) => [
    ...[`/${part}`, `//${part}/about/`],
    `${site.basePath}blog/${part}`,
  ]);
  for (const path of paths) {
    const { status, location, body } = await requestRaw(server.url, path);
    const isRight =
      status >= 400 ||
      (location === undefined
        ? publicFiles.has(body.toString('latin1'))
        : new URL(location, server.url).origin === server.url.origin);
    if (!isRight) wrong.push({ path, status, location });
  }
  expect(wrong).toEqual([]);
});

test('shows pages and forms without browser errors', async ({ page }) => {
  const addressOf = (path: string) => server.url.origin + at(path);
  for (const path of pageTypes) {
    await page.goto(addressOf(path));
    await hydrated(page);
    await openForms(page);
    for (const frame of await page.locator('iframe').all()) {
      await frame.scrollIntoViewIfNeeded();
      await frame.contentFrame().locator('title').waitFor({ state: 'attached' });
    }
  }
  await page.goto(addressOf('/'));
  await hydrated(page);
  for (const path of pageTypes.slice(1)) {
    await moveTo(page, path);
    await expect(page).toHaveURL(addressOf(path));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
});
