// @vitest-environment node
import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { finishPage } from './finishPage.ts';

const charset = '<meta charset="utf-8">';
const preload = '<link rel="modulepreload" href="/a.js">';
const entry = '<script type="module" async src="/entry.js"></script>';
const page = `<!doctype html><html><head><title>Page</title>${charset}${preload}<style>p{}</style></head>
<body><p>Words</p>${entry}</body></html>`;

const options = {
  files: ['/b.js', '/a.js'],
  thirdParties: { frames: [], scripts: [] },
  notice: null,
};
const finished = finishPage(page, options);

test('all code waits for the hero: it is fetched by the start script alone, each file once', () => {
  expect(finished).not.toMatch(/<link[^>]*modulepreload/);
  expect(finished).not.toMatch(/<script[^>]*src=/);
  expect(finished).toContain('(["/a.js","/b.js"],"/entry.js")</script></head>');
  expect(finished).toContain('<body><p>Words</p></body>');
});

test('the policy stands right after the charset and lets the start script run', () => {
  expect(finished).toContain(`${charset}<meta http-equiv="Content-Security-Policy"`);
  const [, start = ''] = /<script type="module">(.*?)<\/script>/s.exec(finished) ?? [];
  expect(finished).toContain(`'sha256-${createHash('sha256').update(start).digest('base64')}'`);
});

test.each([
  ['charset', charset],
  ['entry script', entry],
  ['list of code', preload],
])('a page without its %s is refused, since the framework has changed', (what, part) => {
  expect(() => finishPage(page.replace(part, ''), options)).toThrow(`has no ${what}`);
});

test('a page that would start twice is refused', () => {
  expect(() => finishPage(page.replace(entry, entry + entry), options)).toThrow('several entry');
});
