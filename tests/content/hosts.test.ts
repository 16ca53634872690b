import { expect, test } from 'vitest';
import { headersFile, redirectsFile } from '../../tooling/hosts/cloudflare.ts';
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
