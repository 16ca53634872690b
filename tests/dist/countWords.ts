import { blocksOf, wordsOf } from './language.ts';
import { builtPages, project, textOf } from './site.ts';

/**
 * `npm run words`: counts habits of the words over the built pages, so that writers see what they repeat. It judges
 * nothing; what must hold is tested in words.test.ts.
 */

type Page = (typeof builtPages)[number];

const proseOf = (page: Page) => blocksOf(page).map(({ text }) => text);

const count = (pattern: RegExp) => (page: Page) =>
  proseOf(page).join('\n').match(pattern)?.length ?? 0;

/**
 * Whether an article opens on a scene: its first paragraph speaks to "you" or tells a moment, in the present, within
 * the first 12 words: "You bend …", "Your …", "It is six o'clock …", "The alarm …", and asks or states no fact before.
 */
function opensOnScene(page: Page) {
  const [first = ''] = blocksOf(page)
    .filter(({ tag, text }) => tag === 'p' && wordsOf(text).length > 8 && !/^Published/.test(text))
    .map(({ text }) => text);
  const start = wordsOf(first).slice(0, 12).join(' ');
  const moment =
    /^(it's|it is|at \w+|by \w+|on \w+|somewhere|halfway|backing|the (alarm|baby|house|clock|last|first|kids?|car|game))\b/;
  return /\b(you|your|you're|you've)\b/.test(start) || moment.test(start) ? 1 : 0;
}

const items = (endsWithStop: boolean) => (page: Page) =>
  blocksOf(page).filter(({ tag, text }) => tag === 'li' && /[.!?]$/.test(text) === endsWithStop)
    .length;

const longTitle = ({ all }: Page) => (textOf(all('title')[0] as never).length > 60 ? 1 : 0);

/** What is counted, by the name of its column. */
const columns: Record<string, (page: Page) => number> = {
  words: (page) => proseOf(page).flatMap(wordsOf).length,
  scene: opensOnScene,
  'write down': count(
    /\b(write|writes|writing|written|wrote|jot|note) (it |them |this |that )?down\b/gi,
  ),
  'two weeks': count(/\btwo weeks\b/gi),
  honesty: count(/\b(plain|plainly|straight|honest|honestly|frank|frankly)\b/gi),
  contractions: count(
    /\b\w+(n[’']t|[’'](re|ve|ll|d|m))\b|\b(it|that|there|here|what|who|let|he|she)[’']s\b/gi,
  ),
  'may help': count(/\bmay help\b/gi),
  'Tell us': count(/\bTell us\b/g),
  halve: count(/\bhal(ve|ves|ved|ving)\b/gi),
  stairs: count(/\bstairs?\b/gi),
  'li with .': items(true),
  'li without .': items(false),
  'title > 60': longTitle,
};

const countsOf = (page: Page) =>
  Object.fromEntries(Object.entries(columns).map(([name, of]) => [name, of(page)]));

const sum = (rows: readonly Record<string, number>[]) =>
  Object.fromEntries(
    Object.keys(columns).map((name) => [
      name,
      rows.reduce((total, row) => total + (row[name] ?? 0), 0),
    ]),
  );

const articles = project.entries.blog.map(({ path }) => path as string);
const rowsOf = (pages: readonly Page[]) =>
  pages.map((page) => [page.path, countsOf(page)] as const);
const ofArticles = rowsOf(builtPages.filter(({ path }) => articles.includes(path)));
const others = rowsOf(builtPages.filter(({ path }) => !articles.includes(path)));
const contracted = ofArticles.filter(([, row]) => (row['contractions'] ?? 0) > 0).length;

console.table({
  ...Object.fromEntries(ofArticles.map(([path, row]) => [path.replace('/blog/', ''), row])),
  'all articles': sum(ofArticles.map(([, row]) => row)),
  'all other pages': sum(others.map(([, row]) => row)),
});
console.log(`${contracted} of ${ofArticles.length} articles use contractions.`);
