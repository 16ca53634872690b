/** Sent with every answer. */
export const headers: Readonly<Record<string, string>> = {
  // Not for subdomains: the clinic may have some that we do not know.
  'Strict-Transport-Security': 'max-age=31536000',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  // Forms of a provider may open windows, for a payment or a sign-in.
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'Cross-Origin-Resource-Policy': 'same-origin',
  // The rest of the policy stands in each page, whose scripts it names. The site frames its own sample forms.
  'Content-Security-Policy': "frame-ancestors 'self'",
};

/** How long a browser keeps what it got: files named by their content, and all others. */
export const caching = {
  assets: 'public, max-age=31536000, immutable',
  others: 'public, max-age=0, must-revalidate',
};

/** Type of a file by its ending. */
export const types: Readonly<Record<string, string>> = {
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

/** Endings of files that get smaller siblings, `.br` and `.gz`. */
export const compressed = ['html', 'js', 'css', 'svg', 'xml', 'txt', 'json', 'webmanifest'];

/** Files of the published folder that are for the host, not for visitors. */
export const hidden = [
  '_headers',
  '_redirects',
  'vercel.json',
  '.htaccess',
  '.nojekyll',
  '.assetsignore',
  '.vercelignore',
];

/**
 * Regular expression of a page's address below the base path, without slash at either end. So narrow that
 * no redirect made of it leads to another site.
 */
export const pagePattern = '(?:[a-z0-9-]+/)*[a-z0-9-]+';

/** Text made part of a regular expression as it is. */
export const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Regular expression of addresses below the base path that answer 404 although there is a file. */
export const hiddenPattern = `(?:404|404\\.html|${hidden.map(escaped).join('|')})$|\\.(?:br|gz)$`;

/**
 * The one address of the page that a path means: "/about" for "/about/", "/about.html", "//about", "/" for
 * "/index.html". Undefined for a path that means no page.
 */
export function canonicalPath(path: string, basePath: string) {
  const single = path.replace(/\/{2,}/g, '/');
  if (single === basePath.slice(0, -1)) return basePath;
  if (!single.startsWith(basePath)) return undefined;
  const name = single.slice(basePath.length);
  if (/^(?:index(?:\.html)?)?$/.test(name)) return basePath;
  const page = new RegExp(`^(${pagePattern})(?:\\.html|/)?$`).exec(name)?.[1];
  return page === undefined ? undefined : basePath + page;
}
