import MiniSearch from 'minisearch';
import { stemmer } from 'stemmer';

/** Something to find. */
type Searchable = {
  /** Its name, and then what else people may type for it. */
  phrases: readonly string[];
};

type Hit<Target> = {
  target: Target;
  /** How well it fits: higher is better, comparable within one search. */
  score: number;
};

type Options = {
  /** Words to ignore besides the stop words. */
  ignored?: readonly string[];
  /** Texts whose words are spelled as meant, so they are no typos of others. */
  known?: readonly string[];
};

/** English and Spanish words to ignore, because they say nothing about what is sought. */
const stopWords = new Set(
  `a about am an and any are at be but by can como con could cuanto de del did do does el en es
  for from get had has have hay he how i if im in is it its ive just la las los me mi my need
  of on or our para please por que se she should so some tengo that the their there they this
  to un una us was we what when where which who will with would y yo you your youre`.split(/\s+/),
);

/** Words in lower case, without accents and apostrophes, and one word for each way to say "can’t": "migrana", "cant". */
const wordsOf = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .replace(/\b(can|could) ?(not|nt|t)\b|\b(not |un)able to\b/g, 'cant')
    .replace(/\b(will|would) ?(not|nt)\b/g, 'wont')
    .replace(/\b(are|did|do|does|has|have|is|was|were) not\b/g, '$1nt')
    .replace(/\bwanna\b/g, 'want')
    .match(/[a-z0-9]+/g) ?? [];

/** Whether a text has only words that the search ignores beside others. */
export const isIgnored = (text: string) => wordsOf(text).every((word) => stopWords.has(word));

/** Whether a phrase says nothing about what is sought: "how"; "where are you" does. */
export const isUseless = (phrase: string) => isIgnored(phrase) && wordsOf(phrase).length < 2;

/** Neighboring words joined, because pages may write them so: "headache" from "head ache". */
const joinedWordsOf = (text: string) => {
  const words = wordsOf(text);
  return words.slice(1).map((word, index) => `${words[index]}${word}`);
};

/** A word with each two neighboring letters swapped: "pain" from "pian". As typos, swapped letters count twice. */
const swappedOf = (word: string) =>
  [...word]
    .slice(1)
    .map((letter, at) => word.slice(0, at) + letter + word.charAt(at) + word.slice(at + 2));

/** Words whose stems would be those of words with another meaning: people sign contracts, and feel contractions. */
const ownStems: Readonly<Record<string, string>> = {
  contracting: 'contraction',
  contraction: 'contraction',
  contractions: 'contraction',
};

const stemOf = (word: string) => ownStems[word] ?? stemmer(word);

/** How much more the name of a target counts than its other phrases; found by trial. */
const nameBoost = 1.25;

/** In stems: one typo in up to 7 letters, two in 8 to 12. */
const typoShare = 0.2;

/** An index of phrases. */
export function createPhraseSearch<Target extends Searchable>(
  targets: readonly Target[],
  { ignored = [], known = [] }: Options = {},
) {
  /** Stems of the words; those of ignored words only if there are no others, as in "About us". */
  const termsOf = (text: string) => {
    const words = wordsOf(text);
    const meaningful = words.filter((word) => !stopWords.has(word) && !ignored.includes(word));
    return (meaningful.length > 0 ? meaningful : words).map(stemOf);
  };
  const index = new MiniSearch({
    fields: ['phrase'],
    storeFields: ['target', 'termCount', 'boost'],
    tokenize: termsOf,
    processTerm: (term) => term,
    searchOptions: { boostDocument: (_id, _term, stored) => Number(stored?.['boost']) },
  });
  // Each phrase is a document of its own: words that belong together count for more than the same words in several.
  const documents = targets.flatMap((target) =>
    target.phrases.map((phrase, position) => ({
      target,
      phrase,
      termCount: new Set(termsOf(phrase)).size,
      boost: position === 0 ? nameBoost : 1,
    })),
  );
  index.addAll(documents.map((document, id) => ({ id, ...document })));
  /** Words that are spelled as meant. Not their stems: that of "spining" is "spine". */
  const correct = new Set([
    ...stopWords,
    ...ignored,
    ...known.flatMap(wordsOf).flatMap((word) => [word, `${word}s`]),
  ]);
  const search = (typed: string, mayBeUnfinished: boolean) => {
    const unknown = wordsOf(typed).filter((word) => !correct.has(word));
    // Guesses are not among the possible typos.
    const typos = new Set(unknown.map(stemOf));
    const guesses = [
      ...joinedWordsOf(typed),
      ...unknown.filter((word) => word.length > 3).flatMap(swappedOf),
    ];
    return index.search(typed, {
      // Guesses come first: only the last typed word may be unfinished.
      tokenize: () => [...guesses.map(stemOf), ...termsOf(typed)],
      // A stop word is finished: "you" does not begin "young".
      prefix: (term, position, terms) =>
        mayBeUnfinished && position === terms.length - 1 && term.length > 2 && !isIgnored(typed),
      // Where a whole phrase counts, four letters are too few to guess: "week" must not stand for "weak".
      fuzzy: (term) => typos.has(term) && term.length > (mayBeUnfinished ? 3 : 4) && typoShare,
    });
  };
  return {
    /** Targets of which all words of a phrase were typed, typos apart; none may be unfinished. */
    findWhole: (typed: string): Target[] => [
      ...new Set<Target>(
        search(typed, false)
          // All distinct terms of the phrase were typed.
          .filter(({ terms, termCount }) => terms.length === termCount)
          .map(({ target }) => target),
      ),
    ],
    /** What fits the typed words, of which the last may be unfinished ("dizz"), best first. */
    findBest: (typed: string): Hit<Target>[] => {
      const hits = new Map<Target, Hit<Target>>();
      for (const { target, score } of search(typed, true)) {
        // Phrases come best first, so a target has the score of its best one.
        if (!hits.has(target)) hits.set(target, { target, score });
      }
      return [...hits.values()];
    },
  };
}
