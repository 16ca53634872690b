import type { Site } from '../../src/schemas/site.ts';
import { editorFolder } from '../directories.ts';
import { editorPolicy } from '../editor/policy.ts';

export type Table = Readonly<Record<string, string>>;

/** Sent with every response. */
export const headers: Table = {
  // Without includeSubDomains: the owner may have other subdomains that lack HTTPS.
  'Strict-Transport-Security': 'max-age=31536000',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  // Payment stays with the site, whose pages pass it on to forms alone (EmbedFrame).
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), usb=()',
  // A form provider may open a popup for payment or sign-in.
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'Cross-Origin-Resource-Policy': 'same-origin',
  // The rest of the CSP is a meta tag in each page. 'self' lets pages frame the sample forms.
  'Content-Security-Policy': "frame-ancestors 'self'",
};

/** Sent with the page of the editor and its files, if the site has one. */
export const editorHeaders: Table = {
  'Content-Security-Policy': `${editorPolicy}; frame-ancestors 'none'`,
  'X-Robots-Tag': 'noindex',
};

/** Content types of a site's files by extension; only the editor has WebAssembly. */
export const typesOf = (hasEditor: boolean): Table =>
  hasEditor ? { ...types, wasm: 'application/wasm' } : types;

/** Matches the paths of the editor, and the files that hosts serve for them. */
export const editorPattern = (basePath: string) => `^${basePath}${editorFolder}(?:/|\\.html|$)`;

/** Cache-Control for files with a content hash in their name, and for all others. */
export const caching = {
  assets: 'public, max-age=31536000, immutable',
  others: 'public, max-age=0, must-revalidate',
};

/** Content types by file extension. */
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

/** Extensions of the files that hosts compress. */
export const compressed = ['html', 'js', 'css', 'svg', 'xml', 'txt', 'json', 'webmanifest'];

/** Their content types, as nginx and Apache list them. */
export const compressedTypes = compressed.map((extension) => `"${types[extension]}"`).join(' ');

/** Matches a page's path below the base path. Too narrow to match a URL of another site, so no redirect can lead there. */
export const pagePattern = '(?:[a-z0-9-]+/)*[a-z0-9-]+';

export const renderLines = (table: Table, line: (key: string, value: string) => string) =>
  Object.entries(table)
    .map(([key, value]) => line(key, value))
    .join('\n');

/** The owner's redirects as paths from the root of the host, each old path with and without a trailing slash. */
export const movedPaths = ({ basePath, redirects }: Pick<Site, 'basePath' | 'redirects'>): Table =>
  Object.fromEntries(
    redirects.flatMap(({ from, to }) => {
      const path = basePath + from.replace(/^\/|\/$/g, '');
      const target = to.startsWith('/') ? basePath + to.slice(1) : to;
      return [path, `${path}/`].map((old) => [old, target]);
    }),
  );
