import { expect, test } from 'vitest';
import { type Kind, kinds, writeNewEntry } from '../../tooling/newEntry/newEntry.ts';
import { directory, edit, load, picture, problems, write } from './fixture.ts';

const today = '2026-11-20';

const title = 'Sore "wrists" & you';

/** Puts a picture wherever what is left to do asks for one. */
function putPictures(left: readonly string[]) {
  for (const line of left) {
    const [, name] = /src\/content\/(images\/\S+\.jpg)/.exec(line) ?? [];
    if (name) write(name, picture);
  }
}

/** What the owner and the doctor still have to write. */
const isTodo = (problem: string) => /says TODO|emergency: is missing|signs: is empty/.test(problem);

test.each(Object.keys(kinds) as Kind[])(
  'a new %s lacks only its pictures and words, and what the doctor chooses; articles come first in their list, others last',
  async (kind) => {
    const left = writeNewEntry(kind, title, directory, today);
    const missing = await problems({ drafts: true });
    expect(missing).toHaveLength(kinds[kind].pictures.length);
    for (const problem of missing) expect(problem).toContain('there is no picture');
    putPictures(left);
    expect(await problems()).toEqual([]);
    const folder = `/${kinds[kind].collection}/`;
    const { pages } = await load({ drafts: true });
    const page = pages
      .filter(({ path }) => path.startsWith(folder))
      .at(kind === 'article' ? 0 : -1);
    expect(page?.heading).toBe('Sore “wrists” & you');
    edit(`${kinds[kind].collection}/sore-wrists-you.mdx`, 'draft: true\n', '');
    expect((await problems()).filter((problem) => !isTodo(problem))).toEqual([]);
    // Until a later review, it does not name the reviewer.
    expect(page?.published ?? page?.written).toBe(kind === 'info' ? undefined : today);
  },
);

test('a build leaves out a new page while it is a draft, whatever it lacks', async () => {
  for (const kind of Object.keys(kinds) as Kind[])
    writeNewEntry(kind, `My ${kind}`, directory, today);
  const { waiting, facts, unused } = await load();
  expect(waiting.toSorted()).toEqual([
    '/blog/my-article is a draft',
    '/conditions/my-condition is a draft',
    '/info/my-info is a draft',
    '/services/my-service is a draft',
  ]);
  expect(facts['counts.conditions']).toBe('one');
  expect(unused).toEqual([]);
  const files = ['conditions/my-condition.mdx', 'services/my-service.mdx'];
  for (const file of files) edit(file, 'draft: true\n', '');
  const found = (await problems()).join('\n');
  for (const file of [...files, 'plates.yaml']) expect(found).toMatch(`${file}:`);
});

test('two articles with the same number, as two visits to the editor give, are in the order of their days', async () => {
  putPictures(writeNewEntry('article', 'Monday', directory, '2026-11-16'));
  putPictures(writeNewEntry('article', 'Tuesday', directory, '2026-11-17'));
  edit('blog/tuesday.mdx', 'order: 4', 'order: 3');
  const { blog } = (await load({ drafts: true })).content.entries;
  expect(blog.map(({ slug }) => slug)).toEqual(['tuesday', 'monday', 'second', 'first']);
});

test.each<[Kind, string, string]>([
  ['article', 'First', 'src/content/blog/first.mdx already exists'],
  ['article', '…', '"" cannot be an address'],
])('a new %s "%s" is refused: %s', (kind, name, message) => {
  expect(() => writeNewEntry(kind, name, directory, today)).toThrow(message);
});
