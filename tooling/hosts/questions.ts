import { type Answer, ask } from './ask.ts';
import { caching, headers, hidden, types } from './rules.ts';

/** A site that is asked. */
export type Asked = {
  /** Where it is, its path is the base path. */
  url: URL;
  /** Paths of all pages without base path, "/about". */
  pages: readonly string[];
};

/** One question to a running site: what is found wrong, and what to change when something is. */
export type Question = {
  name: string;
  advice: string;
  ask: (asked: Asked) => Promise<string[]>;
};

type Check = {
  path: string;
  headers?: Record<string, string>;
  /** Whether a redirect is followed. */
  follows?: boolean;
  /** What is wrong with an answer, when something is. */
  wrong: (answer: Answer) => unknown;
};

/** Asks one after the other; a line for each wrong answer. */
async function all({ url }: Asked, checks: readonly Check[]) {
  const found: string[] = [];
  for (const { path, headers, follows, wrong } of checks) {
    const target = url.pathname.slice(0, -1) + path;
    let answer = await ask(url, target, headers);
    if (follows && answer.headers.location)
      answer = await ask(url, new URL(answer.headers.location, url).pathname);
    const what = wrong(answer);
    if (what) found.push(`${target}: ${what}`);
  }
  return found;
}

const unless = (right: unknown, what: string) => (right ? undefined : what);
const header = ({ headers }: Answer, name: string) => String(headers[name.toLowerCase()] ?? 'none');

/** Files that the home page names, one of each ending. */
async function assets({ url }: Asked) {
  const { body } = await ask(url, url.pathname, { 'Accept-Encoding': 'identity' });
  const names = body.toString().matchAll(/assets\/[\w./-]+\.(js|avif|webp|woff2|svg|css)/g);
  return [...new Map([...names].map(([name, ending]) => [ending, `/${name}`])).values()];
}

const missing = [
  '/no-such-page',
  '/blog/no-such-page',
  '/no/such/page/at-all',
  '/assets/none.js',
  '/404',
];

/** All questions, in the order in which answers make sense. */
export const questions: readonly Question[] = [
  {
    name: 'Encryption',
    advice: 'let the host lead from http:// to https://; most have a switch for it',
    async ask({ url }) {
      if (url.hostname === 'localhost') return [];
      const plain = new URL(url);
      plain.protocol = 'http:';
      const { status, headers: said } = await ask(plain, plain.pathname);
      const isRight = status >= 300 && said.location?.startsWith(`https://${url.hostname}`);
      return isRight ? [] : [`${plain.href}: ${status}, expected a redirect to https`];
    },
  },
  {
    name: 'Every page at its address',
    advice: 'serve about.html at /about, as the file for your host in dist/hosts or _headers says',
    ask: (asked) =>
      all(
        asked,
        asked.pages.map((path) => ({
          path,
          wrong: (answer) =>
            unless(answer.status === 200, `${answer.status}, expected 200`) ??
            unless(header(answer, 'content-type').startsWith('text/html'), 'is not text/html'),
        })),
      ),
  },
  {
    name: 'One address for each page',
    advice: 'redirect /about/, /about.html, //about and /index.html to the address without them',
    ask: async (asked) => {
      const basePath = asked.url.pathname;
      const to = (target: string) => (answer: Answer) => {
        const location = header(answer, 'location');
        return unless(
          [301, 302, 307, 308].includes(answer.status) &&
            new URL(location, asked.url).href === new URL(target, asked.url).href,
          `${answer.status} (location: ${location}), expected one redirect to ${target}`,
        );
      };
      return all(asked, [
        ...asked.pages
          .filter((path) => path !== '/')
          .flatMap((path) =>
            [`${path}/`, `${path}.html`, `/${path}`].map((variant) => ({
              path: variant,
              wrong: to(basePath.slice(0, -1) + path),
            })),
          ),
        { path: '/index.html', wrong: to(basePath) },
        { path: '/about/?from=letter', wrong: to(`${basePath}about?from=letter`) },
      ]);
    },
  },
  {
    name: 'Unknown addresses',
    advice: 'answer unknown addresses with 404.html and status 404',
    ask: (asked) =>
      all(
        asked,
        missing.map((path) => ({
          path,
          // Where no status can be set, this one leads to an unknown address.
          follows: path === '/404',
          wrong: (answer) =>
            unless(answer.status === 404, `${answer.status}, expected 404`) ??
            unless(/<main[\s>]/.test(answer.body.toString()), 'not the page of the site'),
        })),
      ),
  },
  {
    name: 'No listings, no files of the host',
    advice: 'turn listings off and hide the files of the host',
    ask: (asked) =>
      all(
        asked,
        ['/assets', '/assets/', '/social/', ...hidden.map((file) => `/${file}`)].map((path) => ({
          path,
          wrong: ({ status }) => unless(status !== 200, '200'),
        })),
      ),
  },
  {
    name: 'Types',
    advice: 'send the types of files that tooling/hosts/rules.ts lists',
    ask: async (asked) => {
      const files = ['/manifest.webmanifest', '/clinic.vcf', '/feed.xml', '/robots.txt'];
      const paths = [...files, '/icon.svg', '/icon-192.png', ...(await assets(asked))];
      const plain = (type: string) =>
        type
          .replace(/\s/g, '')
          .toLowerCase()
          .replace(/^(?:text\/xml|application\/rss\+xml)/, 'application/xml')
          .replace(/^application\/javascript/, 'text/javascript');
      return all(
        asked,
        paths.map((path) => ({
          path,
          wrong: (answer) => {
            const expected = types[path.split('.').at(-1) ?? ''] ?? '';
            const type = header(answer, 'content-type');
            // Only text needs a charset: XML, JSON and SVG say theirs themselves.
            const same = /^text/.test(expected)
              ? plain(type) === plain(expected)
              : plain(type).split(';')[0] === plain(expected).split(';')[0];
            return unless(answer.status === 200 && same, `${type}, expected ${expected}`);
          },
        })),
      );
    },
  },
  {
    name: 'Compression',
    advice: 'send text compressed, best the .br and .gz files of the build',
    ask: async (asked) => {
      const script = (await assets(asked)).filter((path) => path.endsWith('.js'));
      const paths = ['/', '/about', '/manifest.webmanifest', '/feed.xml', ...script];
      return all(
        asked,
        paths.flatMap((path) => [
          {
            path,
            headers: { 'Accept-Encoding': 'gzip, br' },
            wrong: (answer: Answer) =>
              unless(/^(br|gzip)$/.test(header(answer, 'content-encoding')), 'not compressed') ??
              unless(/accept-encoding/i.test(header(answer, 'vary')), 'no Vary: Accept-Encoding'),
          },
          {
            path,
            headers: { 'Accept-Encoding': 'identity' },
            wrong: (answer: Answer) =>
              unless(header(answer, 'content-encoding') === 'none', 'compressed unasked'),
          },
        ]),
      );
    },
  },
  {
    name: 'Caching',
    advice: 'cache /assets/ for a year and immutable, have all other files revalidated',
    ask: async (asked) => {
      const files = await assets(asked);
      const kept = (expected: string) => (answer: Answer) => {
        const value = header(answer, 'cache-control');
        return unless(plainCaching(value) === plainCaching(expected), `${value}, not ${expected}`);
      };
      const found = await all(asked, [
        ...['/', '/about', '/feed.xml'].map((path) => ({ path, wrong: kept(caching.others) })),
        ...files.map((path) => ({ path, wrong: kept(caching.assets) })),
      ]);
      for (const path of ['/about', ...files]) {
        const target = asked.url.pathname.slice(0, -1) + path;
        const accept = { 'Accept-Encoding': 'gzip, br' };
        const { headers } = await ask(asked.url, target, accept);
        const again = { ...accept, 'If-None-Match': headers.etag ?? '' };
        const { status } = await ask(asked.url, target, again);
        if (status !== 304) found.push(`${target}: ${status} for its own ETag, expected 304`);
      }
      return found;
    },
  },
  {
    name: 'Headers',
    advice: 'send the headers that tooling/hosts/rules.ts lists with every answer',
    ask: async (asked) =>
      all(
        asked,
        ['/', '/about', '/about/', '/no-such-page', '/feed.xml', ...(await assets(asked))].map(
          (path) => ({
            path,
            wrong: (answer) =>
              Object.entries(headers)
                // A browser reads this one only over HTTPS.
                .filter(([name]) => name !== 'Strict-Transport-Security' || answer.status === 200)
                .filter(([name, value]) => header(answer, name) !== value)
                .map(([name]) => `${name}: ${header(answer, name)}`)
                .join('; '),
          }),
        ),
      ),
  },
  {
    name: 'Parts of files',
    advice: 'let the host answer requests for ranges, or at least the whole file',
    ask: async (asked) =>
      all(
        asked,
        (await assets(asked)).slice(0, 1).map((path) => ({
          path,
          headers: { Range: 'bytes=0-99', 'Accept-Encoding': 'identity' },
          wrong: ({ status, body }) =>
            unless(
              status === 200 || (status === 206 && body.length === 100),
              `${status} with ${body.length} bytes for the first 100`,
            ),
        })),
      ),
  },
];

const plainCaching = (value: string) => value.replace(/\s/g, '').split(',').sort().join();
