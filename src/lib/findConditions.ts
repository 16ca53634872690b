/** A page and the words that people use for what it is about. */
type Described = { title: string; synonyms: readonly string[] };

/** Words that say nothing of what is felt. */
const empty = new Set('a an and at have i in is it me my of on or the to when with'.split(' '));

/** "Numbness" and "numb", "fingers" and "finger" are one word. */
const stem = (word: string) =>
  word.replace(/(ness|ing|s)$/, (end) => (word.length - end.length < 3 ? end : ''));

const wordsOf = (text: string) =>
  (text.toLowerCase().match(/[a-z]+/g) ?? []).filter((word) => !empty.has(word)).map(stem);

/** Whether one of the words is the other or, for words that are still being typed, begins with it. */
const fits = (typed: string, known: string) =>
  known === typed || (typed.length > 2 && known.startsWith(typed));

/**
 * The pages that speak of what somebody has typed, the nearest first, at most `most`. A word counts the more the fewer
 * pages have it; words that stand in one phrase count twice. Empty when nothing fits.
 */
export function findConditions<Page extends Described>(
  typed: string,
  pages: readonly Page[],
  most = 4,
): Page[] {
  const known = pages.map(({ title, synonyms }) => [title, ...synonyms].map(wordsOf));
  const has = (phrases: readonly string[][], word: string) =>
    phrases.some((phrase) => phrase.some((other) => fits(word, other)));
  const asked = wordsOf(typed)
    .map((word) => ({ word, pages: known.filter((phrases) => has(phrases, word)).length }))
    .filter(({ pages: count }) => count > 0);
  return pages
    .map((page, index) => {
      const phrases = known[index] ?? [];
      const scoreOf = (some: readonly string[][]) =>
        asked.reduce((sum, { word, pages: count }) => sum + (has(some, word) ? 1 / count : 0), 0);
      const inOnePhrase = Math.max(0, ...phrases.map((phrase) => scoreOf([phrase])));
      return { page, score: scoreOf(phrases) + inOnePhrase };
    })
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .slice(0, most)
    .map(({ page }) => page);
}
