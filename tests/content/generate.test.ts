import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { writeModules } from '../../tooling/content/generate.ts';
import { addArticle, directory, load, picture, remove, siteWith, write } from './fixture.ts';

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
