// @vitest-environment node
import { expect, test } from 'vitest';
import { finishPage } from './finishPage.ts';

const charset = '<meta charset="utf-8">';
const preloads =
  '<link rel="modulepreload" href="/entry.js"><link rel="modulepreload" href="/a.js">';
const clientScript = '<script type="module" async src="/entry.js"></script>';
const page = `<!doctype html><html><head><title>Page</title>${charset}${preloads}<style>p{}</style></head>
<body><p>Words</p>${clientScript}</body></html>`;

const options = {
  files: ['/b.js', '/a.js'],
  thirdParties: { frames: [], scripts: [], statistics: [] },
  statistics: null,
  verification: {},
  periods: {},
};

const scriptsOf = (finished: string) =>
  [...finished.matchAll(/<script[^>]*>(.*?)<\/script>/gs)].map(([, script = '']) => script);

test('only the start script fetches code, and each file once', () => {
  const finished = finishPage(page, options);
  expect(finished).not.toMatch(/<link[^>]*modulepreload/);
  expect(finished).not.toMatch(/<script[^>]*src=/);
  expect(finished).toContain('<body><p>Words</p></body>');
  const [, start] = scriptsOf(finished);
  expect(start?.match(/\/\w+\.js/g)).toEqual(['/a.js', '/b.js', '/entry.js']);
  expect(finished).toMatch(/<script type="module">[^<]*<\/script><\/head>/);
});

test('a page loads the statistics of the owner, and may send to them alone', () => {
  const origins = ['https://count.example'];
  const finished = finishPage(page, {
    ...options,
    thirdParties: { frames: [], scripts: origins, statistics: origins },
    statistics: {
      script: 'https://count.example/count.js',
      attributes: { 'data-domain': 'clinic.example' },
      sendsTo: origins,
    },
  });
  expect(finished).toContain(
    '<script data-domain="clinic.example" src="https://count.example/count.js" defer="">',
  );
  for (const kind of ['img-src', 'connect-src'])
    expect(finished).toContain(`${kind} 'self' https://count.example;`);
  expect(finishPage(page, options)).not.toContain('count.example');
});

test('a page names its owner to search engines', () => {
  const verification = { 'google-site-verification': 'abc' };
  expect(finishPage(page, { ...options, verification })).toContain(
    '<meta name="google-site-verification" content="abc"></head>',
  );
});

test.each([
  ['no charset', charset, ''],
  ['no client script', clientScript, ''],
  ['no modulepreload links', preloads, ''],
  ['several client scripts', clientScript, clientScript + clientScript],
])('a build fails when a framework upgrade leaves a page with %s', (problem, part, replacement) => {
  expect(() => finishPage(page.replace(part, replacement), options)).toThrow(`has ${problem}`);
});

test('a build fails when a text has a link in a link, which the parser would hide', () => {
  const nested = page.replace('Words', '<a href="/a"><b><a href="/b">Words</a></b></a>');
  expect(() => finishPage(nested, options)).toThrow('<a href="/b">');
});
