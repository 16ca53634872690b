// @vitest-environment node
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { writeModules } from '../../tooling/content/generate.ts';
import { config, directory, edit, load, remove, write } from './fixture.ts';

const generated = () => join(directory, 'generated');
const generate = () => writeModules(load(), generated());
const pathOf = (file: string) => join(generated(), file);
const read = (file: string) => readFileSync(pathOf(file), 'utf8');

beforeEach(generate);

test('a new article is one file and its picture: it is listed, and gets a page and a type', () => {
  write('blog/third.mdx', '');
  edit('blog/third.mdx', '', readFileSync(join(directory, 'blog/first.mdx'), 'utf8'));
  edit('blog/third.mdx', 'order: 1', 'order: 3');
  for (const words of ['title: "The', 'of the'])
    edit('blog/third.mdx', `${words} first`, `${words} third`);
  write('images/blog/third.webp', '');
  generate();
  expect(read('slugs.ts')).toMatch(/ArticleSlug =[^;]*'third'/);
  const slugs = [...read('lists/articles.ts').matchAll(/"slug": "(\w+)"/g)].map(([, slug]) => slug);
  expect(slugs).toEqual(['third', 'second', 'first']);
  expect(read('blog/third.ts')).toContain("import Text from '~/content/blog/third.mdx'");
});

test('an article that is deleted leaves nothing behind', () => {
  remove('blog/second.mdx');
  generate();
  expect(existsSync(pathOf('blog/second.ts'))).toBe(false);
  expect(read('slugs.ts') + read('lists/articles.ts')).not.toContain('second');
});

test('a picture is an import of its file, in the widths of its place', () => {
  const page = read('blog/first.ts');
  const [, name] = /import (\w+) from '~\/content\/images\/blog\/first.jpg\?hero'/.exec(page) ?? [];
  expect(page).toContain(`"picture": ${name} `);
  expect(read('lists/articles.ts')).toContain("'~/content/images/blog/first.jpg?card'");
});

test('a social profile has the logo of its network or a globe, and the sprite holds no other', () => {
  const profile = (name: string) => ({ name, url: `https://${name.toLowerCase()}.example/` });
  writeModules(load({ ...config, social: ['YouTube', 'Chamber'].map(profile) }), generated());
  expect(read('site.ts')).toMatch(/"name": "YouTube".*"icon": "logo-youtube"/);
  expect(read('site.ts')).toMatch(/"name": "Chamber".*"icon": "globe"/);
  const symbols = [...read('icons.svg').matchAll(/id="(logo-\w+|globe)"/g)].map(([, id]) => id);
  expect(symbols).toEqual(['logo-youtube', 'globe']);
});

test('what has not changed is not written again, which a development server would take for a change', () => {
  const before = statSync(pathOf('site.ts')).mtimeMs;
  edit('pages/about.yaml', '"About"', '"About us"');
  generate();
  expect(read('pages/about.ts')).toContain('About us');
  expect(statSync(pathOf('site.ts')).mtimeMs).toBe(before);
});
