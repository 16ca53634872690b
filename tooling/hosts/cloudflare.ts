import { caching, headers, hidden, types } from './rules.ts';

/**
 * `_headers` of Netlify and Cloudflare. Pages are revalidated there without being told. Both send the line of
 * the assets with a missing one as well, which cannot be said otherwise.
 */
export function headersFile(basePath: string) {
  const rule = (path: string, values: Readonly<Record<string, string>>) =>
    `${path}\n${Object.entries(values)
      .map(([name, value]) => `  ${name}: ${value}\n`)
      .join('')}`;
  return [
    rule(`${basePath}*`, { ...headers, Vary: 'Accept-Encoding' }),
    rule(`${basePath}assets/*`, { 'Cache-Control': caching.assets }),
    // Endings that these hosts do not know.
    ...['vcf', 'webmanifest'].map((ending) =>
      rule(`${basePath}*.${ending}`, { 'Content-Type': types[ending] ?? '' }),
    ),
  ].join('\n');
}

/**
 * `_redirects` of Netlify and Cloudflare, which know clean addresses by themselves: what is not for visitors leads
 * to an address that is none.
 */
export function redirectsFile(basePath: string) {
  return ['404', ...hidden.filter((file) => !file.startsWith('_'))]
    .map((file) => `${basePath}${file} ${basePath}not-found 302\n`)
    .join('');
}

/** `.assetsignore` of Cloudflare Workers and `.vercelignore`: what is not uploaded. */
export const ignoreFile = (kept: readonly string[]) =>
  ['*.br', '*.gz', ...hidden.filter((file) => !kept.includes(file))].join('\n').concat('\n');

/** `wrangler.jsonc` of Cloudflare Workers with static files only. */
export function wranglerConfig(name: string) {
  const config = {
    name,
    compatibility_date: '2025-09-01',
    assets: {
      directory: '../client',
      not_found_handling: '404-page',
    },
  };
  return `// In this folder: npx wrangler deploy\n${JSON.stringify(config, null, 2)}\n`;
}
