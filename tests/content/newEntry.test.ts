// @vitest-environment node
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type Kind, kinds, slugFrom, writeNewEntry } from '../../tooling/content/newEntry.ts';
import { directory, load, picture, problems, write } from './fixture.ts';

const given = { title: 'Sore “wrists” & you', topic: 'ache' };

/** Puts a picture wherever what is left to do asks for one. */
function putPictures(left: readonly string[]) {
  for (const line of left) {
    const [, name] = /src\/content\/(images\/\S+\.jpg)/.exec(line) ?? [];
    if (name) write(name, picture);
  }
}

test.each(Object.keys(kinds) as Kind[])(
  'a new %s lacks its pictures and words alone',
  async (kind) => {
    const left = writeNewEntry(kind, given, directory);
    const lacks = await problems();
    expect(lacks).not.toEqual([]);
    expect(lacks.filter((problem) => !problem.includes('there is no picture'))).toEqual([]);
    putPictures(left);
    expect(await problems()).toEqual([]);
    const text = readFileSync(join(directory, kinds[kind], 'sore-wrists-you.mdx'), 'utf8');
    expect(text).toContain('TODO');
    expect(left.join()).toContain('TODO');
  },
);

test.each(['condition', 'service'] as const)('a new %s is the last of its list', async (kind) => {
  putPictures(writeNewEntry(kind, given, directory));
  const { entries } = (await load()).content;
  expect(entries[kinds[kind]].at(-1)?.slug).toBe('sore-wrists-you');
});

test('an article that exists is not overwritten', () => {
  expect(() => writeNewEntry('article', { title: 'First', topic: '' }, directory)).toThrow(
    'There is src/content/blog/first.mdx already; choose another title.',
  );
  expect(() => writeNewEntry('article', { title: '…', topic: '' }, directory)).toThrow('letters');
});

test('an address is made of the letters of a title', () => {
  expect(slugFrom('  Don’t crack your neck: 3 señales  ')).toBe('dont-crack-your-neck-3-senales');
});
