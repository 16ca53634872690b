import MiniSearch from 'minisearch';
import { stemmer } from 'stemmer';

type Searchable = {
  /** Its name, and then what else people may type for it. */
  phrases: readonly string[];
};

type Hit<Target> = {
  target: Target;
  /** How well it fits, from 0 to about 1.25. */
  score: number;
};

type Options = {
  /** Words that count little beside others. */
  weak?: readonly string[];
  /** Texts whose words are spelled as meant, so they are no typos of others. */
  known?: readonly string[];
};

/** English and Spanish words to ignore, because they say nothing about what is sought. */
const stopWords = new Set(
  `a about am an and any are at be but by can como con could cuanto de del did do does el en es
  for from get had has have hay he how i if im in is it its ive just la las los me mi my need
  of on or our para please por que se she should so some tengo that the their there they this
  to un una us was we what when where which who will with would y yesterday yo you your youre`.split(
    /\s+/,
  ),
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

const isIgnored = (text: string) => wordsOf(text).every((word) => stopWords.has(word));

/** Whether a phrase says nothing about what is sought: "how"; "where are you" does. */
export const isUseless = (phrase: string) => isIgnored(phrase) && wordsOf(phrase).length < 2;

/** A word with each two neighboring letters swapped: "pain" from "pian". As typos, swapped letters count twice. */
const swappedOf = (word: string) =>
  [...word]
    .slice(1)
    .map((letter, at) => word.slice(0, at) + letter + word.charAt(at) + word.slice(at + 2));

/** Words whose stems would mislead: people sign contracts, and feel contractions. */
const ownStems: Readonly<Record<string, string>> = {
  contracting: 'contraction',
  contraction: 'contraction',
  contractions: 'contraction',
  leggings: 'leggings',
  chiropractor: 'chiropractic',
  chiropracter: 'chiropractic',
};

/** A word as it sounds, for those who write as they hear: "nek" as "neck", "disk" as "disc", "headake" as "headache". */
const soundOf = (word: string) =>
  word
    .replace(/^k(?=n)|^w(?=r)|(?<=m)b(?=n?$)/g, '')
    .replace(/ph/g, 'f')
    .replace(/s?c(?=[eiy])/g, 's')
    .replace(/ck|ch(?=$|e$|r|ir)|c(?!h)|q/g, 'k')
    .replace(/([^aeiou])\1/g, '$1');

const termOf = (word: string) => soundOf(ownStems[word] ?? stemmer(word));

/** The words that count: stop words only if there are no others, as in "About us". */
const meaningfulOf = (words: readonly string[]) => {
  const meaningful = words.filter((word) => !stopWords.has(word));
  return meaningful.length > 0 ? meaningful : words;
};

const termsOf = (text: string) => meaningfulOf(wordsOf(text)).map(termOf);

/** Whether a text has all words of another that count: "heel" of "my heel hurts", where "hurts" is weak. */
export const hasWords = (text: string, others: string, weak: readonly string[]) => {
  const sought = wordsOf(others).filter((word) => !stopWords.has(word) && !weak.includes(word));
  const terms = termsOf(text);
  return sought.length > 0 && sought.map(termOf).every((term) => terms.includes(term));
};

/** How much more the name of a target counts than its other phrases. */
const nameBoost = 1.25;

/** How much a weak word counts, and a word that only resembles the typed one. */
const weakness = 0.2;
const resemblance = 0.8;

/** A phrase counts above this share of it that was typed, times the share of the typed words that it has. */
const leastFit = 1 / 3;

export function createPhraseSearch<Target extends Searchable>(
  targets: readonly Target[],
  { weak = [], known = [] }: Options = {},
) {
  const weakTerms = new Set(weak.map(termOf));
  const weightOf = (terms: readonly string[]) =>
    [...new Set(terms)].reduce((sum, term) => sum + (weakTerms.has(term) ? weakness : 1), 0);
  const index = new MiniSearch({
    fields: ['phrase'],
    storeFields: ['target', 'all', 'boost'],
    tokenize: termsOf,
    processTerm: (term) => term,
  });
  // Each phrase is a document of its own: words that belong together count for more than the same words in several.
  const documents = targets.flatMap((target) =>
    target.phrases.map((phrase, position) => ({
      target,
      phrase,
      all: [...new Set(termsOf(phrase))],
      boost: position === 0 ? nameBoost : 1,
    })),
  );
  index.addAll(documents.map((document, id) => ({ id, ...document })));
  const vocabulary = new Set(documents.flatMap(({ all }) => all));
  const isInPhrase = (word: string) => vocabulary.has(termOf(word));
  /** Words that are spelled as meant. Not their stems: that of "spining" is "spine". */
  const correct = new Set([
    ...stopWords,
    ...weak,
    ...known.flatMap(wordsOf).flatMap((word) => [word, `${word}s`]),
  ]);
  const isUnknown = (word: string) => !correct.has(word) && !isInPhrase(word);
  /** A typo stands for the words with the fewest mistakes: one, or else two in a long word; short stems resemble too many. */
  const mistakesIn = (word: string, leastLetters: number) =>
    isUnknown(word) &&
    word.length >= leastLetters &&
    termOf(word).length > 3 &&
    [1, 2].find(
      (fuzzy) =>
        fuzzy <= termOf(word).length / 5 + 0.5 &&
        index.search(termOf(word), { tokenize: (term) => [term], fuzzy }).length > 0,
    );

  /** Phrases with some of the typed words, of which the last may be unfinished. */
  const search = (typed: string, mayBeUnfinished: boolean) => {
    const words = wordsOf(typed).map(
      (word) => (isUnknown(word) && word.length > 3 && swappedOf(word).find(isInPhrase)) || word,
    );
    // Pages may write two neighboring words as one: "headache" for "head ache".
    const joined = words.slice(1).flatMap((word, at) => {
      const both = `${words[at]}${word}`;
      return isInPhrase(both) ? [[...words.slice(0, at), both, ...words.slice(at + 2)]] : [];
    });
    // A known word is finished: "you" does not begin "young", nor "pin" "pins and needles".
    const isUnfinished = mayBeUnfinished && !correct.has(words.at(-1) ?? '');
    return [words, ...joined].map(meaningfulOf).flatMap((reading) => {
      const terms = reading.map(termOf);
      const found = index.search(typed, {
        tokenize: () => terms,
        prefix: (term, at) => isUnfinished && at === terms.length - 1 && term.length > 2,
        fuzzy: (_term, at) => mistakesIn(reading[at] ?? '', mayBeUnfinished ? 4 : 5) || false,
      });
      return found.map(({ target, all, boost, queryTerms, ...hit }) => {
        // The first letter is rarely a mistake: "deal" is not "real".
        const like = hit.terms.filter((term) => terms.some(([first]) => term[0] === first));
        const same = like.filter((term) => terms.includes(term));
        const isWhole = like.length === all.length;
        const share = weightOf(same) * (1 - resemblance) + weightOf(like) * resemblance;
        const fit = (share / weightOf(all)) * (weightOf(queryTerms) / weightOf(terms));
        const counts = fit > leastFit || (isWhole && weightOf(all) >= 1);
        return { target: target as Target, isWhole, score: counts ? fit * boost : 0 };
      });
    });
  };
  return {
    /** Targets of which all words of a phrase were typed, typos apart; none may be unfinished. */
    findWhole: (typed: string) => {
      const whole = search(typed, false).filter(({ isWhole }) => isWhole);
      return [...new Set(whole.map(({ target }) => target))];
    },
    /** What fits the typed words, of which the last may be unfinished ("dizz"), best first. */
    findBest: (typed: string) => {
      const hits = new Map<Target, Hit<Target>>();
      for (const { target, score } of search(typed, true)) {
        // A target has the score of its best phrase.
        if (score > (hits.get(target)?.score ?? 0)) hits.set(target, { target, score });
      }
      return [...hits.values()].toSorted((one, other) => other.score - one.score);
    },
  };
}
