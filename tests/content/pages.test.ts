import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readPages } from '../../tooling/content/pages.ts';
import { directories, readProject } from '../../tooling/content/project.ts';

const { facts, staticPaths, content } = readProject();
const conditions = content.conditions.map(({ slug }) => slug);

let directory: string;

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'pages-'));
  cpSync(join(directories.content, 'pages'), join(directory, 'pages'), { recursive: true });
  symlinkSync(join(directories.content, 'images'), join(directory, 'images'));
});

afterEach(() => rmSync(directory, { recursive: true }));

const read = () => readPages(directory, staticPaths, facts, conditions);

test('the words of the pages are read, with facts and the way from home', () => {
  const { pages, texts } = read();
  expect(pages.conditions.page.trail).toEqual([{ name: 'Services', path: '/services' }]);
  expect(JSON.stringify([pages, texts])).not.toMatch(/\{\w+\.\w+\}/);
});

test.each([
  ['a missing field', 'about', /^name: .*\n/m, '', /about\.yaml: name: is missing/],
  ['an unknown field', 'about', /^name: /m, 'nmae: "A"\nname: ', /about\.yaml: .*nmae/],
  ['an unknown fact', 'contact', '{address.near}', '{address.far}', /\{address\.far\} is no fact/],
  [
    'a path without a route',
    'blog',
    'path: /blog',
    'path: /articles',
    /path: \/articles has no route/,
  ],
  ['a route without words', 'blog', 'path: /blog', 'path: /about', /no file has the path \/blog/],
  [
    'an unknown condition',
    'services',
    'slug: "sciatica"',
    'slug: "sciatika"',
    /no condition sciatika/,
  ],
  [
    'a part of the body without a name',
    'body-map',
    /^ {2}neck: .*\n/m,
    '',
    /body-map\.yaml: regions\.neck/,
  ],
  [
    'a picture that is not there',
    'new-patients',
    /picture: .*/,
    'picture: pages/nobody',
    /new-patients\.yaml: picture: picture missing: put .*images\/pages\/nobody\.jpg in place/,
  ],
  [
    'a section without a picture',
    'new-patients',
    / *picture: .*\n/,
    '',
    /new-patients\.yaml: words\.sections\.0\.picture: is missing/,
  ],
  ['no YAML', 'home', /^path: \/$/m, 'path: [/', /no valid YAML/],
  ['a page without words', 'shared', /[\s\S]*/, '', /shared\.yaml: /],
] as const)('%s stops the build and is named', (_what, name, from, to, says) => {
  const file = join(directory, `pages/${name}.yaml`);
  const before = readFileSync(file, 'utf8');
  const after = before.replace(from, to);
  expect(after).not.toBe(before);
  writeFileSync(file, after);
  expect(read).toThrow(says);
});
