import { readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { expect, hydrated, test, testAllowingErrors } from '../e2e/site.ts';
import { type Build, builds } from './servers.ts';

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
};

const isFile = (path: string) => statSync(path, { throwIfNoEntry: false })?.isFile();

/** Other addresses of a page that some host answers. */
const spellings = (path: string) =>
  path === '/'
    ? ['/index.html', '//', '/?from=card', '/index.html#main']
    : [`${path}.html`, `${path}/`, `/${path}`, path.toUpperCase(), `${path}.html?from=card#main`];

/**
 * Serves a build from the folder of its base path. Looks files up as GitHub Pages does: exactly, then with `.html`. A lenient host
 * also answers every other spelling of an address with the page.
 */
async function serve({ folder, basePath }: Build, isLenient: boolean) {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url?.replace(/^\/+/, '/') ?? '/', 'http://localhost');
    const asked = isLenient ? pathname : (request.url?.replace(/[?#].*/, '') ?? '/');
    const find = (path: string) =>
      [path.endsWith('/') ? `${path}index.html` : path, `${path}.html`]
        .map((name) => join(folder, 'client', normalize(name)))
        .find(isFile);
    const inside = asked.toLowerCase().startsWith(basePath) ? asked.slice(basePath.length) : '404';
    const found =
      find(`/${inside}`) ??
      (isLenient ? find(`/${inside.toLowerCase().replace(/\/$/, '')}`) : undefined);
    const file = found ?? join(folder, 'client/404.html');
    response.writeHead(found ? 200 : 404, {
      'Content-Type': types[extname(file)] ?? 'application/octet-stream',
    });
    response.end(request.method === 'HEAD' ? undefined : readFileSync(file));
  });
  await new Promise<void>((listening) => server.listen(0, listening));
  return { server, origin: `http://localhost:${(server.address() as AddressInfo).port}` };
}

for (const [name, build] of Object.entries(builds)) {
  const addressOf = (path: string) => `${build.basePath}${path.slice(1)}`;

  // GitHub Pages answers some spellings with the 404 page, about which the browser complains.
  for (const [host, isLenient] of [
    ['GitHub Pages', false],
    ['a host that answers every spelling', true],
  ] as const)
    (isLenient ? test : testAllowingErrors)(
      `${name}: on ${host}, a page keeps its address, however it is spelled`,
      async ({ page, context }) => {
        const { server, origin } = await serve(build, isLenient);
        for (const path of ['/', '/services/conditions']) {
          await page.goto(origin + addressOf(path));
          const heading = await page.locator('h1').innerText();
          for (const spelling of spellings(path)) {
            await page.goto(origin + addressOf(spelling));
            const extra = /[?#].*/.exec(spelling)?.[0] ?? '';
            await expect(page, spelling).toHaveURL(origin + addressOf(path) + extra);
            await hydrated(page);
            await expect(page.locator('h1'), spelling).toHaveText(heading);
            await expect(page.locator('link[rel=canonical]'), spelling).toHaveCount(1);
            await expect(page.locator('meta[content=noindex]'), spelling).toHaveCount(0);
          }
        }
        await context.close();
        server.close();
      },
    );
}
