import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { checks, problemsOf } from '../../tooling/hosts/checks.ts';
import {
  headersFile,
  maxDroppedFiles,
  redirectsFile,
  uploadNote,
} from '../../tooling/hosts/cloudflare.ts';
import { movedPaths } from '../../tooling/hosts/rules.ts';

/** The headers that Cloudflare and Netlify add for a path: those of every rule that matches it. */
function headersOf(path: string, hasEditor = false) {
  const rules = headersFile('/clinic/', hasEditor).trim().split('\n\n');
  const matching = rules
    .map((rule) => rule.split('\n'))
    .filter(([pattern = '']) => new RegExp(`^${pattern.replaceAll('*', '.*')}$`).test(path));
  return matching.flatMap(([, ...lines]) => lines.map((line) => line.trim()));
}

// Cloudflare joins the values of a header that several rules set, so each may be set only once.
test.each([
  ['/clinic/about', 'X-Content-Type-Options: nosniff'],
  ['/clinic/about', "Content-Security-Policy: frame-ancestors 'self'"],
  ['/clinic/assets/main.js', 'Cache-Control: public, max-age=31536000, immutable'],
  ['/clinic/clinic.vcf', 'Content-Type: text/vcard; charset=utf-8'],
  ['/clinic/manifest.webmanifest', 'Content-Type: application/manifest+json'],
])('_headers sends each header for %s once, among them %s', (path, line) => {
  const names = headersOf(path).map((header) => header.split(':')[0]);
  expect(headersOf(path)).toContain(line);
  expect(new Set(names).size).toBe(names.length);
});

test('_headers keeps the editor out of search results, only if there is one', () => {
  const isHidden = (path: string, hasEditor: boolean) =>
    headersOf(path, hasEditor).includes('X-Robots-Tag: noindex');
  for (const path of ['/clinic/admin', '/clinic/admin/assets/start.js'])
    expect([isHidden(path, true), isHidden(path, false)]).toEqual([true, false]);
  expect(isHidden('/clinic/administration', true)).toBe(false);
});

test('_redirects of Cloudflare and Netlify lists each old path with and without a slash', () => {
  const redirects = [
    { from: '/About-Us.html', to: '/about' },
    { from: '/book/', to: 'https://booking.example.org' },
  ];
  expect(redirectsFile(movedPaths({ basePath: '/clinic/', redirects }))).toBe(
    `/clinic/About-Us.html /clinic/about 301
/clinic/About-Us.html/ /clinic/about 301
/clinic/book https://booking.example.org 301
/clinic/book/ https://booking.example.org 301
`,
  );
});

afterEach(() => vi.unstubAllGlobals());

/** The problems that a check finds on a site below /clinic/ whose host answers each request in the same way. */
function problemsIf(name: string, answer: () => Response) {
  vi.stubGlobal('fetch', async () => answer());
  const url = new URL('https://clinic.example.org/clinic/');
  const redirects = [{ from: '/book', to: 'https://Booking.example.org' }];
  const check = checks.find((one) => one.name === name);
  return (
    check &&
    problemsOf(check, { url, pages: [], assets: [], redirects, hasEditor: true, server: 'none' })
  );
}

test('a redirect to a host without a path passes', async () => {
  const target = 'https://booking.example.org/';
  const found = await problemsIf('Old addresses', () => {
    return new Response(null, { status: 301, headers: { Location: target } });
  });
  expect(found).toEqual([
    `/book/?from=letter: 301 (location: ${target}), expected 301 to ${target}?from=letter`,
  ]);
});

test('no response is a problem of the path', async () => {
  const found = await problemsIf('Encryption', () => {
    throw new TypeError('fetch failed', { cause: new Error('connect ECONNREFUSED') });
  });
  expect(found).toEqual(['/: no response: Error: connect ECONNREFUSED']);
});

test('the build says what to do when the site has too many files for an upload by hand to Cloudflare', () => {
  const directory = mkdtempSync(join(tmpdir(), 'site-'));
  mkdirSync(join(directory, 'assets'));
  for (let number = 0; number < maxDroppedFiles; number += 1)
    writeFileSync(join(directory, 'assets', `${number}`), '');
  expect(uploadNote(directory)).toBeUndefined();
  writeFileSync(join(directory, 'index.html'), '');
  expect(uploadNote(directory)).toMatch(/1,001 files.*npx wrangler pages deploy dist\/client/);
  rmSync(directory, { recursive: true });
});
