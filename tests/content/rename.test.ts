import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { renameEntry } from '../../tooling/newEntry/rename.ts';
import { directory, edit, load, picture, problems, write } from './fixture.ts';

const configFile = () => join(directory, '.app.config.ts');
const rename = (from: string, to: string) => renameEntry(from, to, directory, configFile());
const config = (redirects: string) => `export default {\n  redirects: ${redirects},\n};\n`;

test('a renamed condition keeps its links, lists, plates and pictures, and its old address leads to it', async () => {
  write('.app.config.ts', config("[{ from: '/old', to: '/conditions/ache' }]"));
  edit(
    'blog/first.mdx',
    /$/,
    '\nSee [ache](/conditions/ache) and [NHS](https://nhs.uk/conditions/ache).\n',
  );
  edit('conditions/ache.mdx', 'keywords: [', 'keywords: ["ache", ');
  rename('/conditions/ache', 'sore-back');
  expect(await problems()).toEqual([]);
  const { entries } = (await load()).content;
  expect(entries.conditions.map(({ slug, fields }) => [slug, fields.keywords[0]])).toEqual([
    ['sore-back', 'ache'],
  ]);
  const article = readFileSync(join(directory, 'blog/first.mdx'), 'utf8');
  expect(article).toContain(
    '[ache](/conditions/sore-back) and [NHS](https://nhs.uk/conditions/ache)',
  );
  expect(readFileSync(configFile(), 'utf8')).toBe(
    config(
      "[{ from: '/conditions/ache', to: '/conditions/sore-back' }, { from: '/old', to: '/conditions/sore-back' }]",
    ),
  );
});

test.each([
  ['/services/care', 'visits'],
  ['/blog/first', 'beginning'],
])('whatever names %s follows it, and renamed back it is not redirected', async (address, slug) => {
  write('.app.config.ts', config('[]'));
  rename(address, slug);
  expect(await problems()).toEqual([]);
  rename(address.replace(/[^/]+$/, slug), address.replace(/.*\//, ''));
  expect(await problems()).toEqual([]);
  expect(readFileSync(configFile(), 'utf8')).not.toContain(`from: '${address}'`);
});

test.each([
  ['/conditions/sciatica', 'x', 'There is no such page as /conditions/sciatica'],
  ['/about', 'team', 'There is no such page as /about'],
  ['/blog/first', 'A new one', '"A new one" cannot be an address; write it as a-new-one'],
  ['/blog/first', 'second', 'src/content/blog/second.mdx already exists'],
])('%s cannot become %s: %s', (address, slug, message) => {
  expect(() => rename(address, slug)).toThrow(message);
});

/** Names and texts of all files. */
const everything = () =>
  globSync('**/*.*', { cwd: directory }).map((name) => [
    name,
    readFileSync(join(directory, name), 'latin1'),
  ]);

test.each([
  ['/services/care', 'visits', 'src/content/topics.yaml cannot be read; run npm run content'],
  ['/blog/first', 'beginning', 'src/content/images/blog/beginning.jpg already exists; rename or'],
])('%s stays as it is in all files if it cannot become %s: %s', (address, slug, message) => {
  write('.app.config.ts', config('[]'));
  if (message.includes('topics')) edit('topics.yaml', /$/, 'name: "Unclosed');
  write('images/blog/beginning.jpg', picture);
  const before = everything();
  expect(() => rename(address, slug)).toThrow(message);
  expect(everything()).toEqual(before);
});
