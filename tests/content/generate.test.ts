import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { beforeEach, expect, test } from 'vitest';
import { writeModules } from '../../tooling/content/generate.ts';
import {
  addArticle,
  directory,
  edit,
  load,
  picture,
  remove,
  site,
  siteWith,
  write,
} from './fixture.ts';

const generated = () => join(directory, '.generated');
const generate = async (options?: Parameters<typeof load>[0]) =>
  writeModules(await load(options), generated());
const pathOf = (file: string) => join(generated(), file);
const read = (file: string) => readFileSync(pathOf(file), 'utf8');

beforeEach(generate);

test('a new article needs only its file and picture to be listed and get a page and a type', async () => {
  addArticle();
  await generate();
  expect(read('slugs.ts')).toMatch(/ArticleSlug =[^;]*'third'/);
  const slugs = [...read('lists/articles.ts').matchAll(/"slug": "(\w+)"/g)].map(([, slug]) => slug);
  expect(slugs).toEqual(['third', 'second', 'first']);
  expect(read('bodies/blog/third.ts')).toContain('href: "/contact"');
  expect(read('blog/third.ts')).toContain("import Body from '~/generated/bodies/blog/third.ts'");
});

test('a deleted article leaves nothing behind', async () => {
  remove('blog/second.mdx');
  await generate();
  expect(existsSync(pathOf('blog/second.ts'))).toBe(false);
  expect(read('slugs.ts') + read('lists/articles.ts')).not.toContain('second');
});

test('a picture becomes an import of its file, of whatever format, with its treatment', async () => {
  for (const name of ['pages/not-found', 'services/care-2']) {
    remove(`images/${name}.jpg`);
    write(`images/${name}.png`, picture);
  }
  await generate();
  const page = read('pages/home.ts');
  const [, name] =
    /import (\w+) from "~\/content\/images\/services\/care-2.png\?pages\/home\?section"/.exec(
      page,
    ) ?? [];
  expect(page).toContain(`"picture": ${name},`);
  expect(read('pictures.ts')).toContain('"~/content/images/pages/not-found.png?pictures?hero"');
});

test('a person has a photo and a face as soon as the file exists, with its own point where the face is', async () => {
  expect(read('people.ts')).not.toContain('"photo"');
  expect(read('faces.ts')).not.toContain('doctor');
  write('images/people/doctor.jpg', picture);
  await generate();
  expect(read('people.ts')).toContain('"~/content/images/people/doctor.jpg?people?figure"');
  expect(read('people.ts').match(/"photo"/g)).toHaveLength(1);
  expect(read('faces.ts')).toMatch(/"focalPoint": \[\s*50,\s*30\s*\]/);
  await generate({ site: siteWith('people.0.focalPoint', [10, 40]) });
  for (const file of ['faces.ts', 'people.ts'])
    expect(read(file)).toMatch(/"focalPoint": \[\s*10,\s*40\s*\]/);
  await generate({ site: siteWith('people.0.practitioner', false) });
  expect(read('faces.ts')).not.toContain('doctor');
});

test('a person may name the photo', async () => {
  write('images/people/img-0042.jpg', picture);
  await generate({ site: siteWith('people.0.photo', 'people/img-0042') });
  expect(read('people.ts')).toContain('"~/content/images/people/img-0042.jpg?people?figure"');
});

test('a social profile has the logo of its network or a globe, and the sprite contains no other', async () => {
  const profile = (name: string) => ({ name, url: `https://${name.toLowerCase()}.example/` });
  await generate({ site: { ...site, social: ['YouTube', 'Chamber'].map(profile) } });
  expect(read('site.ts')).toMatch(/"name": "YouTube",[^}]*"icon": "logo-youtube"/);
  expect(read('site.ts')).toMatch(/"name": "Chamber",[^}]*"icon": "globe"/);
  const symbols = [...read('icons.svg').matchAll(/id="(logo-\w+|globe)"/g)].map(([, id]) => id);
  expect(symbols).toEqual(['logo-youtube', 'globe']);
  expect(read('icons.svg').match(/<\/?svg/g)).toEqual(['<svg', '</svg']);
});

test('generated modules can be parsed, and hold no broken time span', () => {
  const files = globSync('**/*.ts', { cwd: generated() });
  expect(files.flatMap((file) => parseSync(file, read(file)).errors)).toEqual([]);
  expect(read('embeds.ts')).toMatch(/export const \w+: Embeds\[/);
  expect(read('site.ts')).toContain('8:30\u00a0am\u00a0to\u00a012:15\u00a0pm');
});

test('an unchanged module is not written again, because a development server would reload', async () => {
  const before = statSync(pathOf('site.ts')).mtimeMs;
  edit('pages/about.yaml', '"About"', '"About us"');
  await generate();
  expect(read('pages/about.ts')).toContain('About us');
  expect(statSync(pathOf('site.ts')).mtimeMs).toBe(before);
});
