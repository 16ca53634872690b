import MiniSearch from 'minisearch';
import { stemmer } from 'stemmer';

/** Something to find, with the words and phrases that people may type for it. */
type Searchable = { phrases: readonly string[] };

export type Hit<Target> = {
  target: Target;
  /** How well it fits: higher is better, comparable within one search. */
  score: number;
  /** Whether all words of one of its phrases were typed. */
  isWhole: boolean;
};

type Options = {
  /** Whether the last word may be unfinished: "dizz". */
  whileTyping: boolean;
};

/** English and Spanish words to ignore, because they say nothing about what is sought. */
const stopWords = new Set(
  `a about am an and any are at be but by can como con could cuanto de del did do does el en es
  for from get had has have hay he how i if im in is it its ive just la las los me mi my need
  of on or our para please por que se she should so some tengo that the their there they this
  to un una us was we what when where which who will with would y yo you your youre`.split(/\s+/),
);

/** Words in lower case, without accents and apostrophes: "migrana" from "Migraña". */
const wordsOf = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .toLowerCase()
    .replace(/cannot/g, 'cant')
    .match(/[a-z0-9]+/g) ?? [];

/** Each two words of a text as one, because pages may write them so: "headache" from "head ache". */
const joinedWordsOf = (text: string) => {
  const words = wordsOf(text);
  return words.slice(1).map((word, index) => `${words[index]}${word}`);
};

/**
 * An index of phrases. The function that it returns finds what fits typed words, best first.
 * @param ignored Words to ignore besides the stop words.
 */
export function createPhraseSearch<Target extends Searchable>(
  targets: readonly Target[],
  ignored: readonly string[] = [],
) {
  const termOf = (word: string) =>
    stopWords.has(word) || ignored.includes(word) ? null : stemmer(word);
  const index = new MiniSearch({
    fields: ['phrase'],
    storeFields: ['target', 'size'],
    tokenize: wordsOf,
    processTerm: termOf,
  });
  // Each phrase is a document of its own: words that belong together count for more than the same words in several.
  index.addAll(
    targets
      .flatMap((target) => target.phrases.map((phrase) => ({ target, phrase })))
      .map((document, id) => ({
        ...document,
        id,
        size: new Set(wordsOf(document.phrase).flatMap((word) => termOf(word) ?? [])).size,
      })),
  );
  return (typed: string, { whileTyping }: Options): Hit<Target>[] => {
    const hits = new Map<Target, Hit<Target>>();
    const joined = joinedWordsOf(typed);
    const exact = new Set(joined.map(termOf));
    const found = index.search(typed, {
      tokenize: (text) => [...joined, ...wordsOf(text)],
      prefix: (term, position, terms) =>
        whileTyping && position === terms.length - 1 && term.length > 2,
      // Where a whole phrase counts, "week" must not stand for "weak".
      fuzzy: (term) => term.length > (whileTyping ? 3 : 4) && !exact.has(term) && 0.2,
    });
    for (const { target, score, terms, size } of found) {
      const isWhole = terms.length >= size;
      const hit = hits.get(target);
      if (hit) hit.isWhole ||= isWhole;
      else hits.set(target, { target, score, isWhole });
    }
    return [...hits.values()];
  };
}
