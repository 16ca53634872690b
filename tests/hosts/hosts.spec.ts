import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Redirect } from '../../src/schemas/redirects.ts';
import { directories } from '../../tooling/directories.ts';
import { checks, openSite, problemsOf } from '../../tooling/hosts/checks.ts';
import { hidden } from '../../tooling/hosts/rules.ts';
import { expect, hydrated, moveTo, pages, pageTypes, site, test } from '../e2e/site.ts';
import otherConfig from '../fixtures/other.config.ts';
import { hostilePaths, requestRaw } from './hostile.ts';
import { builds, type Host, hosts, isInstalled, start } from './servers.ts';

let host: Host;
let server: Awaited<ReturnType<typeof start>> | undefined;
let url: URL;

test.beforeAll(async () => {
  host = hosts.find(({ name }) => name === test.info().project.name) as Host;
  const isSkipped = !process.env['CI'] && !isInstalled(host);
  if (isSkipped) console.log(`${host.name} is not installed: skipped.`);
  test.skip(isSkipped, 'not installed');
  server = await start(host, builds.site);
  url = server.url;
});

test.afterAll(() => server?.stop());

async function expectNoProblems(address: URL, redirects: readonly Redirect[]) {
  const served = await openSite(address, pages, redirects);
  for (const check of checks) expect.soft(await problemsOf(check, served), check.name).toEqual([]);
}

test('serves the site as the rules say', () => expectNoProblems(url, site.redirects));

test('serves the site below a path', async () => {
  const below = await start(host, builds.belowPath);
  await expectNoProblems(below.url, otherConfig.redirects).finally(below.stop);
});

test('does not have missing assets cached for a year', async () => {
  test.skip(host.name === 'Cloudflare', 'sends the headers of a path even with a 404');
  const { status, headers } = await fetch(new URL('/assets/none.js', url));
  expect(status).toBe(404);
  expect(headers.get('Cache-Control')).not.toContain('immutable');
});

test('answers hostile addresses with public files, redirects within the site or errors', async () => {
  const publicFiles = new Set(
    readdirSync(directories.output, { recursive: true, encoding: 'utf8' })
      .filter((file) => !hidden.includes(file) && !/\.(br|gz)$/.test(file))
      .map((file) => join(directories.output, file))
      .filter((file) => statSync(file).isFile())
      .map((file) => readFileSync(file, 'latin1')),
  );
  const wrong: unknown[] = [];
  for (const path of hostilePaths) {
    const { status, location, body } = await requestRaw(url, path);
    const isRight = [301, 302, 307, 308].includes(status)
      ? new URL(location ?? '', url).origin === url.origin
      : [400, 403, 404, 414].includes(status) ||
        (status === 200 && publicFiles.has(body.toString('latin1')));
    if (!isRight) wrong.push({ path, status, location });
  }
  expect(wrong).toEqual([]);
});

test('shows pages and forms without browser errors', async ({ page }) => {
  const at = (path: string) => new URL(path, url).href;
  for (const path of pageTypes) {
    await page.goto(at(path));
    await hydrated(page);
    for (const frame of await page.locator('iframe').all()) {
      await frame.scrollIntoViewIfNeeded();
      await frame.contentFrame().locator('title').waitFor({ state: 'attached' });
    }
  }
  await page.goto(at('/'));
  await hydrated(page);
  for (const path of pageTypes.slice(1)) {
    await moveTo(page, path);
    await expect(page).toHaveURL(at(path));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
});
