import type { Redirect } from '../../src/schemas/redirects.ts';
import { editorFolder } from '../directories.ts';
import { caching, editorHeaders, headers, types } from './rules.ts';

export type Site = {
  /** Ends with the base path. */
  url: URL;
  /** Paths below the base path, such as /about. */
  pages: readonly string[];
  /** Like `pages`: one asset of each type that the home page loads. */
  assets: readonly string[];
  redirects: readonly Redirect[];
  hasEditor: boolean;
  /** What the host says that it is: "Apache". */
  server: string;
};

type Reply = Awaited<ReturnType<typeof request>>;

type Check = {
  name: string;
  /** What the owner can do when the check fails. */
  advice: string;
  /** The paths to request, each below the base path. */
  paths: (site: Site) => readonly string[];
  headers?: Record<string, string>;
  /** Empty or false if nothing is wrong. */
  problem: (reply: Reply, path: string, site: Site) => string | false | Promise<string | false>;
};

async function request(address: string, headers: Record<string, string> = {}) {
  const response = await fetch(address, { headers, redirect: 'manual' });
  const body = Buffer.from(await response.arrayBuffer());
  const header = (name: string) => response.headers.get(name) ?? 'none';
  return { status: response.status, header, body };
}

const addressOf = ({ url }: Site, path: string) => url.origin + url.pathname.slice(0, -1) + path;

/** Reads the home page of a published site to find its assets. Rejects when the site does not respond. */
export async function openSite(
  url: URL,
  pages: readonly string[],
  redirects: readonly Redirect[],
  hasEditor: boolean,
): Promise<Site> {
  const { body, header } = await request(url.href);
  const names = body.toString().matchAll(/assets\/[\w./-]+\.(js|avif|webp|woff2|svg|css)/g);
  const byExtension = new Map([...names].map(([name, extension]) => [extension, `/${name}`]));
  const assets = [...byExtension.values()];
  return { url, pages, assets, redirects, hasEditor, server: header('Server') };
}

/** Resolves to one line for each path that fails. */
export async function problemsOf(check: Check, site: Site) {
  const found: string[] = [];
  for (const path of check.paths(site)) {
    const problem = await request(addressOf(site, path), check.headers)
      .then((reply) => check.problem(reply, path, site))
      .catch(({ message, cause = message }: Error) => `no response: ${String(cause)}`);
    if (problem) found.push(`${path}: ${problem}`);
  }
  return found;
}

const bare = (path: string) => path.replace(/\/$/, '');

const compressing = { 'Accept-Encoding': 'gzip, br' };
const sorted = (directives: string) => directives.replaceAll(' ', '').split(',').sort().join();

/** Replaces older names of a content type, and drops the charset of anything but text. */
const normalized = (type: string) =>
  type
    .toLowerCase()
    .replaceAll(' ', '')
    .replace(/^(text\/xml|application\/rss\+xml)/, 'application/xml')
    .replace('application/javascript', 'text/javascript')
    .replace(/^(?!text)([^;]*);.*/, '$1');

export const checks: readonly Check[] = [
  {
    name: 'Encryption',
    advice: 'turn on the redirect from http:// to https:// at your host',
    paths: ({ url }) => (url.hostname === 'localhost' ? [] : ['/']),
    async problem(_, path, site) {
      const address = addressOf(site, path).replace('https:', 'http:');
      const { status, header } = await request(address);
      const isRedirected = header('Location').startsWith(`https://${site.url.hostname}`);
      return !isRedirected && `${status} for ${address}, expected a redirect to https`;
    },
  },
  {
    name: 'Pages',
    advice: 'serve about.html at /about; "Publish" in the README names the file for your host',
    paths: ({ pages }) => pages,
    problem({ status, header }) {
      const type = header('Content-Type');
      const isPage = status === 200 && type.startsWith('text/html');
      return !isPage && `${status} ${type}, expected 200 text/html`;
    },
  },
  {
    name: 'One address for each page',
    advice: 'redirect /about/ and /about.html to /about, and /index.html to /',
    paths: ({ pages }) => [
      ...pages.flatMap((path) => (path === '/' ? [] : [`${path}/`, `${path}.html`])),
      ...['/index.html', '/about/?from=letter'],
    ],
    problem({ status, header }, path, site) {
      const page = path.replace(/(?:\/index)?(?:\/|\.html)(?=\?|$)/, '');
      const expected = addressOf(site, page || '/');
      const location = header('Location');
      const isRight =
        [301, 302, 307, 308].includes(status) && new URL(location, site.url).href === expected;
      return !isRight && `${status} (location: ${location}), expected one redirect to ${expected}`;
    },
  },
  {
    name: 'Old addresses',
    advice:
      'check that the file for your host is uploaded and in use; GitHub Pages cannot redirect',
    paths: ({ redirects }) => redirects.flatMap(({ from }) => [from, `${bare(from)}/?from=letter`]),
    problem({ status, header }, path, site) {
      const [old = '', query] = path.split('?');
      const to = site.redirects.find(({ from }) => bare(from) === bare(old))?.to ?? '';
      const expected = new URL(to.startsWith('/') ? addressOf(site, to) : to);
      if (query) expected.search = query;
      const location = header('Location');
      const isRight = status === 301 && URL.parse(location, site.url)?.href === expected.href;
      return !isRight && `${status} (location: ${location}), expected 301 to ${expected.href}`;
    },
  },
  {
    name: 'Unknown addresses',
    advice: 'answer unknown addresses with 404.html and status 404',
    paths: () => ['/no-such-page', '/blog/no-such-page', '/no/such/page', '/assets/none.js'],
    problem({ status, body }) {
      if (status !== 404) return `${status}, expected 404`;
      return !/<main[\s>]/.test(body.toString()) && 'not the 404 page of the site';
    },
  },
  {
    name: 'Content types',
    advice: 'send each file with the content type that its line above expects',
    paths: ({ assets }) => [
      ...['/manifest.webmanifest', '/clinic.vcf', '/feed.xml', '/robots.txt'],
      ...['/icon.svg', '/icon-192.png', ...assets],
    ],
    problem({ status, header }, path) {
      const expected = types[path.split('.').at(-1) ?? ''] ?? '';
      const type = header('Content-Type');
      const isRight = status === 200 && normalized(type) === normalized(expected);
      return !isRight && `${status} ${type}, expected ${expected}`;
    },
  },
  {
    name: 'Compression',
    advice: 'have your host compress text',
    paths: ({ assets }) => [
      ...['/', '/about', '/manifest.webmanifest', '/feed.xml'],
      ...assets.filter((path) => path.endsWith('.js')),
    ],
    headers: compressing,
    problem({ header }) {
      if (!/^(br|gzip)$/.test(header('Content-Encoding'))) return 'not compressed';
      return !/accept-encoding/i.test(header('Vary')) && 'no Vary: Accept-Encoding';
    },
  },
  {
    name: 'Caching',
    advice: 'cache /assets/ for a year as immutable, and have browsers revalidate all other files',
    paths: ({ assets }) => ['/', '/about', '/feed.xml', ...assets],
    headers: compressing,
    async problem({ header }, path, site) {
      const expected = path.startsWith('/assets/') ? caching.assets : caching.others;
      const value = header('Cache-Control');
      if (sorted(value) !== sorted(expected)) return `${value}, expected ${expected}`;
      if (header('ETag') === 'none') return 'has no ETag';
      const known = { ...compressing, 'If-None-Match': header('ETag') };
      const { status } = await request(addressOf(site, path), known);
      return status !== 304 && `${status} for its own ETag, expected 304`;
    },
  },
  {
    name: 'Headers',
    advice:
      'check that the file for your host ("Publish" in the README) is uploaded and in use; GitHub Pages cannot send these headers',
    paths: ({ assets }) => ['/', '/about', '/about/', '/no-such-page', '/feed.xml', ...assets],
    problem: ({ header }) =>
      Object.entries(headers)
        .filter(([name, value]) => header(name) !== value)
        .map(([name]) => `${name}: ${header(name)}`)
        .join('; '),
  },
  {
    name: 'Editor',
    advice:
      'upload the file for your host again: it also has rules for /admin since you turned on the editor. Without them, the editor works, and anybody can show it in a frame',
    paths: ({ hasEditor }) => (hasEditor ? [`/${editorFolder}`] : []),
    problem({ status, header }) {
      if (status !== 200) return `${status}, expected 200`;
      // Some hosts add our policy to that of all pages.
      return Object.entries(editorHeaders)
        .filter(([name, value]) => !header(name).includes(value))
        .map(([name]) => `${name}: ${header(name)}`)
        .join('; ');
    },
  },
];
