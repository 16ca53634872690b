// @vitest-environment node
import { createHash } from 'node:crypto';
import { parse } from 'parse5';
import { expect, test } from 'vitest';
import { contentPolicy } from './contentPolicy.ts';

/** Sources of a directive in the policy of a page without third parties. */
const sources = (page: string, directive: string) =>
  contentPolicy(parse(page), { frames: [], scripts: [] })
    .split('; ')
    .map((each) => each.split(' '))
    .find(([name]) => name === directive)
    ?.slice(1);

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test.each([
  '<script>',
  '<script type="">',
  '<script type="module">',
  '<script type="text/javascript">',
])('an inline script may run: %s', (tag) =>
  expect(sources(`${tag}run()</script>`, 'script-src')).toEqual(["'self'", hash('run()')]),
);

test('structured data and script files need no hash', () => {
  const page = '<script type="application/ld+json">{}</script><script src="/a.js"></script>';
  expect(sources(page, 'script-src')).toEqual(["'self'"]);
});

test('styles in the page apply, and equal styles share a hash', () => {
  const page = '<style>p { color: red }</style>'.repeat(2);
  expect(sources(page, 'style-src')).toEqual(["'self'", hash('p { color: red }')]);
});

test('only the configured third parties may be framed and run scripts, and nothing else is allowed', () => {
  const thirdParties = { frames: ['https://maps.example'], scripts: ['https://forms.example'] };
  expect(contentPolicy(parse('<script></script>'), thirdParties).split('; ')).toEqual([
    "default-src 'none'",
    "script-src 'self' https://forms.example",
    "style-src 'self'",
    "img-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "frame-src 'self' https://maps.example",
    "base-uri 'none'",
    "form-action 'none'",
  ]);
});
