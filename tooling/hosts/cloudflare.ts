import { editorFolder } from '../directories.ts';
import { caching, editorHeaders, headers, renderLines, type Table, types } from './rules.ts';

/** `_headers` for Cloudflare and Netlify, which revalidate pages by default. */
export function headersFile(basePath: string, hasEditor: boolean) {
  const rule = (path: string, values: Table) =>
    `${path}\n${renderLines(values, (name, value) => `  ${name}: ${value}`)}\n`;
  return [
    rule(`${basePath}*`, { ...headers, Vary: 'Accept-Encoding' }),
    rule(`${basePath}assets/*`, { 'Cache-Control': caching.assets }),
    // These hosts do not know the two types.
    ...['vcf', 'webmanifest'].map((extension) =>
      rule(`${basePath}*.${extension}`, { 'Content-Type': types[extension] ?? '' }),
    ),
    // They join both policies, and browsers obey both.
    ...(hasEditor ? ['', '/*'] : []).map((rest) =>
      rule(`${basePath}${editorFolder}${rest}`, editorHeaders),
    ),
  ].join('\n');
}

/** `_redirects` for Cloudflare and Netlify. */
export const redirectsFile = (moved: Table) =>
  `${renderLines(moved, (from, to) => `${from} ${to} 301`)}\n`;
