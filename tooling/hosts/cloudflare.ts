import { readdirSync } from 'node:fs';
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

/** How many files Cloudflare takes when somebody drops the folder into the browser. */
const maxDroppedFiles = 1000;

/** What to do when a built site has more files than that. */
export function uploadNote(directory: string) {
  const files = readdirSync(directory, { recursive: true, withFileTypes: true });
  const count = files.filter((file) => file.isFile()).length;
  if (count <= maxDroppedFiles) return undefined;
  return `dist/client has ${count.toLocaleString('en-US')} files, and Cloudflare takes ${maxDroppedFiles.toLocaleString('en-US')} by hand: there, type npx wrangler pages deploy dist/client, or publish from GitHub (docs/host.md).`;
}

/** `_redirects` for Cloudflare and Netlify. */
export const redirectsFile = (moved: Table) =>
  `${renderLines(moved, (from, to) => `${from} ${to} 301`)}\n`;
