import { caching, headers, hidden, lines, type Table, types } from './rules.ts';

/** `_headers` of Netlify and Cloudflare. They revalidate pages by default, and cache a 404 in `assets/` as a file. */
export function headersFile(basePath: string) {
  const rule = (path: string, values: Table) =>
    `${path}\n${lines(values, (name, value) => `  ${name}: ${value}`)}\n`;
  return [
    rule(`${basePath}*`, { ...headers, Vary: 'Accept-Encoding' }),
    rule(`${basePath}assets/*`, { 'Cache-Control': caching.assets }),
    // Extensions that these hosts do not know.
    ...['vcf', 'webmanifest'].map((extension) =>
      rule(`${basePath}*.${extension}`, { 'Content-Type': types[extension] ?? '' }),
    ),
  ].join('\n');
}

/** `_redirects` of Netlify and Cloudflare: old addresses lead to new ones, hidden files to one that does not exist. */
export const redirectsFile = (basePath: string, moved: Table) =>
  [
    ...Object.entries(moved).map(([from, to]) => `${from} ${to} 301\n`),
    ...['404', ...hidden.filter((file) => !file.startsWith('_'))].map(
      (file) => `${basePath}${file} ${basePath}not-found 302\n`,
    ),
  ].join('');
