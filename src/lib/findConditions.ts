type Searchable = { title: string; synonyms: readonly string[] };

const stopWords = new Set('a an and at have i in is it me my of on or the to when with'.split(' '));

/** "numb" from "numbness", "finger" from "fingers". */
const stem = (word: string) =>
  word.replace(/(ness|ing|s)$/, (end) => (word.length - end.length < 3 ? end : ''));

const wordsOf = (text: string) =>
  (text.toLowerCase().match(/[a-z]+/g) ?? []).filter((word) => !stopWords.has(word)).map(stem);

const matches = (typed: string, known: string) =>
  known === typed || (typed.length > 2 && known.startsWith(typed));

/** The pages that match what was typed, best first: rare words score more, and words in one phrase score twice. */
export function findConditions<Page extends Searchable>(
  typed: string,
  pages: readonly Page[],
  limit = 4,
): Page[] {
  const phrasesOf = pages.map(({ title, synonyms }) => [title, ...synonyms].map(wordsOf));
  const has = (phrases: readonly string[][], word: string) =>
    phrases.some((phrase) => phrase.some((known) => matches(word, known)));
  const query = wordsOf(typed)
    .map((word) => ({ word, count: phrasesOf.filter((phrases) => has(phrases, word)).length }))
    .filter(({ count }) => count > 0);
  const scoreOf = (phrases: readonly string[][]) =>
    query.reduce((sum, { word, count }) => sum + (has(phrases, word) ? 1 / count : 0), 0);
  return pages
    .map((page, index) => {
      const phrases = phrasesOf[index] ?? [];
      const bestPhrase = Math.max(0, ...phrases.map((phrase) => scoreOf([phrase])));
      return { page, score: scoreOf(phrases) + bestPhrase };
    })
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .slice(0, limit)
    .map(({ page }) => page);
}
