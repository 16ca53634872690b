type Searchable = { title: string; synonyms: readonly string[] };

/** English and Spanish words to ignore, because they say nothing about a condition. */
const stopWords = new Set(
  `a an and at can cannot cant de del do does doesnt dont el en for from have i im in is isnt it its ive la las los me mi
  my of on or the to when with wont y yo`.split(/\s+/),
);

/** Cuts common English endings: "numb" from "numbness", "finger" from "fingers". */
const stem = (word: string) =>
  word.replace(/(ness|ing|s)$/, (end) => (word.length - end.length < 3 ? end : ''));

/** Lower-case words of a text without stop words, accents, and apostrophes: "migrana" from "Migraña". */
const wordsOf = (text: string) =>
  (
    text
      .normalize('NFD')
      .replace(/[\u0300-\u036f'’]/g, '')
      .toLowerCase()
      .match(/[a-z]+/g) ?? []
  ).filter((word) => !stopWords.has(word));

/** Whether two words are equal, or the typed one is a prefix of at least four letters: "dizz", but not "car" for "carpal". */
const matches = (typed: string, known: string) =>
  known === typed || (typed.length > 3 && known.startsWith(typed));

/** Stems of the typed words. Two words become one if the pages write them as one: "head ache". */
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

/** Pages below this share of the best score are dropped: they match only a common word, such as "dolor". */
const leastShare = 0.3;

/** Pages that match the typed text, best first. Rare words score more, and so do words from the same title or synonym. */
export function findConditions<Page extends Searchable>(
  typed: string,
  pages: readonly Page[],
  limit = 4,
): Page[] {
  const phrasesByPage = pages.map(({ title, synonyms }) =>
    [title, ...synonyms].map((phrase) => wordsOf(phrase).map(stem)),
  );
  const has = (phrases: readonly string[][], word: string) =>
    phrases.some((phrase) => phrase.some((known) => matches(word, known)));
  const countOf = (word: string) => phrasesByPage.filter((phrases) => has(phrases, word)).length;
  const query = queryOf(typed, (word) => countOf(word) > 0)
    .map((word) => ({ word, count: countOf(word) }))
    .filter(({ count }) => count > 0);
  const scoreOf = (phrases: readonly string[][]) =>
    query.reduce((sum, { word, count }) => sum + (has(phrases, word) ? 1 / count : 0), 0);
  const scored = pages
    .map((page, index) => {
      const phrases = phrasesByPage[index] ?? [];
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
