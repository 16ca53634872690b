// @vitest-environment node
import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { finishPage } from './finishPage.ts';

const charset = '<meta charset="utf-8">';
const preloads =
  '<link rel="modulepreload" href="/entry.js"><link rel="modulepreload" href="/a.js">';
const entry = '<script type="module" async src="/entry.js"></script>';
const page = `<!doctype html><html><head><title>Page</title>${charset}${preloads}<style>p{}</style></head>
<body><p>Words</p>${entry}</body></html>`;

const options = {
  files: ['/b.js', '/a.js'],
  thirdParties: { frames: [], scripts: [] },
  periods: {},
};

/** The scripts of a finished page, in their order. */
const scriptsOf = (finished: string) =>
  [...finished.matchAll(/<script[^>]*>(.*?)<\/script>/gs)].map(([, script = '']) => script);

test('only the start script fetches code, each file once', () => {
  const finished = finishPage(page, options);
  expect(finished).not.toMatch(/<link[^>]*modulepreload/);
  expect(finished).not.toMatch(/<script[^>]*src=/);
  expect(finished).toContain('<body><p>Words</p></body>');
  const [, start] = scriptsOf(finished);
  expect(start?.match(/\/\w+\.js/g)).toEqual(['/a.js', '/b.js', '/entry.js']);
  expect(finished).toMatch(/<script type="module">[^<]*<\/script><\/head>/);
});

test('a page hides what has expired only if something can expire', () => {
  const periods = { special: [0, 1_700_000_000_002] } as const;
  const [atOnce] = scriptsOf(finishPage(page, { ...options, periods }));
  expect(atOnce).toContain('1700000000002');
  expect(atOnce).toContain('data-whole');
  expect(scriptsOf(finishPage(page, options))[0]).not.toContain('data-no-');
});

test('the policy comes right after the charset and allows each inline script', () => {
  const finished = finishPage(page, options);
  expect(finished).toContain(`${charset}<meta http-equiv="Content-Security-Policy" content="`);
  for (const script of scriptsOf(finished))
    expect(finished).toContain(`'sha256-${createHash('sha256').update(script).digest('base64')}'`);
});

test.each([
  ['charset', charset],
  ['entry script', entry],
  ['list of code', preloads],
])('a page without its %s is refused, because the framework has changed', (what, part) => {
  expect(() => finishPage(page.replace(part, ''), options)).toThrow(`has no ${what}`);
});

test('a page with two entry scripts is refused', () => {
  expect(() => finishPage(page.replace(entry, entry + entry), options)).toThrow('several entry');
});
