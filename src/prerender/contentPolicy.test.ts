// @vitest-environment node
import { createHash } from 'node:crypto';
import { parse } from 'parse5';
import { expect, test } from 'vitest';
import { contentPolicy } from './contentPolicy.ts';

const none = { frames: [], scripts: [] };

/** Sources of a directive in the policy of a page. */
function sources(
  page: string,
  name: string,
  thirdParties: Parameters<typeof contentPolicy>[1] = none,
) {
  const directives = contentPolicy(parse(page), thirdParties).split('; ');
  return directives
    .find((directive) => directive.startsWith(`${name} `))
    ?.split(' ')
    .slice(1);
}

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test.each([
  '<script>',
  '<script type="">',
  '<script type="module">',
  '<script type="text/javascript">',
])('a script in the page may run: %s', (tag) =>
  expect(sources(`${tag}run()</script>`, 'script-src')).toEqual(["'self'", hash('run()')]),
);

test('structured data and scripts of other files need no hash', () => {
  const page = '<script type="application/ld+json">{}</script><script src="/a.js"></script>';
  expect(sources(page, 'script-src')).toEqual(["'self'"]);
});

test('styles in the page apply, and equal ones are listed once', () => {
  const page = '<style>p { color: red }</style>'.repeat(2);
  expect(sources(page, 'style-src')).toEqual(["'self'", hash('p { color: red }')]);
});

test('only the configured third parties may be framed and run scripts', () => {
  const parties = { frames: ['https://maps.example'], scripts: ['https://forms.example'] };
  expect(sources('', 'frame-src', parties)).toEqual(["'self'", 'https://maps.example']);
  expect(sources('', 'script-src', parties)).toEqual(["'self'", 'https://forms.example']);
  expect(sources('', 'default-src', parties)).toEqual(["'none'"]);
});
