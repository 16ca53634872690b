import type { SiteConfig } from '../../src/schemas/site.ts';

export type Table = Readonly<Record<string, string>>;

export const headers: Table = {
  // Without includeSubDomains: the owner may have subdomains that we do not know.
  'Strict-Transport-Security': 'max-age=31536000',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  // A provider's form may open a window for a payment or a sign-in.
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'Cross-Origin-Resource-Policy': 'same-origin',
  // The rest of the policy is in each page. The site frames its own sample forms.
  'Content-Security-Policy': "frame-ancestors 'self'",
};

/** Cache-Control of files named by their content, and of all others. */
export const caching = {
  assets: 'public, max-age=31536000, immutable',
  others: 'public, max-age=0, must-revalidate',
};

export const types: Table = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  vcf: 'text/vcard; charset=utf-8',
  xml: 'application/xml',
  json: 'application/json',
  webmanifest: 'application/manifest+json',
  svg: 'image/svg+xml',
  avif: 'image/avif',
  webp: 'image/webp',
  png: 'image/png',
  jpg: 'image/jpeg',
  ico: 'image/x-icon',
  woff2: 'font/woff2',
  pdf: 'application/pdf',
};

export const compressed = ['html', 'js', 'css', 'svg', 'xml', 'txt', 'json', 'webmanifest'];

const dotfiles = ['.htaccess', '.assetsignore', '.vercelignore'];

/** Files of the published folder that are for the host, not for visitors. */
export const hidden = ['_headers', '_redirects', 'vercel.json', ...dotfiles];

/** Matches the path of a page below the base path: so narrow that no redirect to it leaves the site. */
export const pagePattern = '(?:[a-z0-9-]+/)*[a-z0-9-]+';

/** Matches paths below the base path that are answered with 404 although there is a file. */
export const hiddenPattern = `(?:404|404\\.html|${hidden.join('|').replaceAll('.', '\\.')})$|\\.(?:br|gz)$`;

/** Writes a line for each entry of a table. */
export const lines = (table: Table, line: (key: string, value: string) => string) =>
  Object.entries(table)
    .map(([key, value]) => line(key, value))
    .join('\n');

/** Old addresses from the root of the host, each with and without a slash at its end, and where they lead. */
export const movedPaths = ({ basePath, redirects }: SiteConfig): Table =>
  Object.fromEntries(
    redirects.flatMap(({ from, to }) => {
      const path = basePath + from.replace(/^\/|\/$/g, '');
      const target = to.startsWith('/') ? basePath + to.slice(1) : to;
      return [path, `${path}/`].map((old) => [old, target]);
    }),
  );
