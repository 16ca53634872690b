type Searchable = { title: string; synonyms: readonly string[] };

/** Words of English and Spanish that say nothing about where it hurts. */
const stopWords = new Set(
  `a an and at can cannot cant de del do does doesnt dont el en for from have i im in is isnt it its ive la las los me mi
  my of on or the to when with wont y yo`.split(/\s+/),
);

/** "numb" from "numbness", "finger" from "fingers". */
const stem = (word: string) =>
  word.replace(/(ness|ing|s)$/, (end) => (word.length - end.length < 3 ? end : ''));

/** Words without accents and apostrophes: "cant" from "can’t", "migrana" from "migraña". */
const wordsOf = (text: string) =>
  (
    text
      .normalize('NFD')
      .replace(/[\u0300-\u036f'’]/g, '')
      .toLowerCase()
      .match(/[a-z]+/g) ?? []
  ).filter((word) => !stopWords.has(word));

/** Whether it is the word, or its first four letters or more: "dizz", but not "car" for "carpal". */
const matches = (typed: string, known: string) =>
  known === typed || (typed.length > 3 && known.startsWith(typed));

/** The stems of what was typed; two words that the pages write as one are one: "head ache". */
function queryOf(typed: string, isKnown: (word: string) => boolean) {
  const query: string[] = [];
  let before = '';
  for (const word of wordsOf(typed)) {
    const joined = stem(before + word);
    if (before && isKnown(joined)) query.splice(-1, 1, joined);
    else query.push(stem(word));
    before = word;
  }
  return query;
}

/** A page that scores less than this share of the best one shares a common word with it, such as "dolor", and no more. */
const leastShare = 0.3;

/** The pages that match what was typed, best first: rare words score more, and words in one phrase score twice. */
export function findConditions<Page extends Searchable>(
  typed: string,
  pages: readonly Page[],
  limit = 4,
): Page[] {
  const phrasesOf = pages.map(({ title, synonyms }) =>
    [title, ...synonyms].map((phrase) => wordsOf(phrase).map(stem)),
  );
  const has = (phrases: readonly string[][], word: string) =>
    phrases.some((phrase) => phrase.some((known) => matches(word, known)));
  const countOf = (word: string) => phrasesOf.filter((phrases) => has(phrases, word)).length;
  const query = queryOf(typed, (word) => countOf(word) > 0)
    .map((word) => ({ word, count: countOf(word) }))
    .filter(({ count }) => count > 0);
  const scoreOf = (phrases: readonly string[][]) =>
    query.reduce((sum, { word, count }) => sum + (has(phrases, word) ? 1 / count : 0), 0);
  const scored = pages
    .map((page, index) => {
      const phrases = phrasesOf[index] ?? [];
      const bestPhrase = Math.max(0, ...phrases.map((phrase) => scoreOf([phrase])));
      return { page, score: scoreOf(phrases) + bestPhrase };
    })
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score);
  const enough = (scored[0]?.score ?? 0) * leastShare;
  return scored
    .filter(({ score }) => score >= enough)
    .slice(0, limit)
    .map(({ page }) => page);
}
