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

test('a page names its owner to search engines', () => {
  const verification = { 'google-site-verification': 'abc' };
  expect(finishPage(page, { ...options, verification })).toContain(
    '<meta name="google-site-verification" content="abc"></head>',
  );
});

test('a build fails when a text has a link in a link, which the parser would hide', () => {
  const nested = page.replace('Words', '<a href="/a"><b><a href="/b">Words</a></b></a>');
  expect(() => finishPage(nested, options)).toThrow('<a href="/b">');
});
