import MiniSearch, { type SearchResult } from 'minisearch';
import searchTargets from '~/generated/lists/searchTargets.ts';
import signSynonyms from '~/generated/lists/signSynonyms.ts';
import signGroups from '~/generated/lists/signs.ts';
import headings from '~/generated/strings/warning-signs.ts';
import { processTerm, swappedOf, termsOf, tokenize } from '~/lib/searchTerms.ts';
import { lowerFirst, upperFirst } from '~/lib/sentence.ts';
import { urgencies } from '~/lib/urgency.ts';
import type { Lists, SearchTarget } from '~/schemas/modules.ts';

export type Result = Omit<SearchTarget, 'hash' | 'phrases' | 'parts'> & {
  hash: string | undefined;
  isSign: boolean;
};

/** Words that say little about what is sought among pages, though in warning signs they matter: "can’t speak", "chest pain". */
const weak = new Set(
  termsOf(`ache aching bad card care chiropractic chiropractor doctor dolor duele feel fix free get give good help
  hurt im make need not number offer pain painful problem really see sell sore take time treat treatment use very visit want`),
);

/** Everyday words that are no typos of words on the site, as "single" is none of "shingles". */
const everydayWords = `bowl chore chose federal gift hire homeless lever meaningful oversized paint peak pending prison represent
  route saint single spain span spend spina strike unit wifi`;

export const maxSignResults = 2;
const maxResults = 5;
const maxResultsBesideSigns = 2;

/** Results below this share of the best score fit much less. */
const leastShare = 0.5;

/** The part of a page that is about the sought words, if the whole page is about more: "For a sore heel". */
function placeOf({ title, parts = [] }: SearchTarget, sought: readonly string[]) {
  const has = (text: string) => {
    const terms = termsOf(text);
    return sought.length > 0 && sought.every((term) => terms.includes(term));
  };
  return has(title) ? undefined : parts.find(({ text }) => has(text))?.id;
}

export function createFinder({
  searchTargets,
  signs: groups,
  signSynonyms,
}: Readonly<Pick<Lists, 'searchTargets' | 'signs' | 'signSynonyms'>>) {
  const cards = groups.flatMap((group) => group.cards);
  const signs = cards.flatMap(({ urgency, signs }) =>
    signs.map(({ id, name, rest }) => ({
      path: '/services/conditions' as const,
      hash: id,
      rank: urgencies.indexOf(urgency),
      title: `${headings[urgency]} ${lowerFirst(name)}`,
      // "A sudden headache" and ", even if it passes." become the title and "Even if it passes."; `rest` may be empty.
      answer: upperFirst(rest.replace(/^[,.\s]+/, '')),
      phrases: [name, ...(signSynonyms[id] ?? [])],
    })),
  );
  const targets = [...searchTargets, ...signs];
  const documents = targets.map(({ phrases }, id) => ({
    id,
    title: phrases[0],
    phrases: phrases.join('\n'),
    terms: phrases.map(termsOf),
  }));
  // An answer's words, too, are spelled as meant.
  const answers = targets.map(({ answer = '' }) => answer);
  const known = new Set([
    ...documents.flatMap(({ terms }) => terms.flat()),
    ...termsOf([everydayWords, ...answers].join(' ')),
  ]);
  const index = new MiniSearch({
    fields: ['title', 'phrases'],
    tokenize,
    processTerm,
    searchOptions: {
      boost: { title: 0.3 },
      boostTerm: (term) => (weak.has(term) ? 0.3 : 1),
      // How many synonyms a page has, or which word they repeat, says little.
      bm25: { k: 0.4, b: 0, d: 0 },
      // Only unknown words are typos: "contact" is none of "contractions".
      fuzzy: (term) => term.length > 3 && !known.has(term) && 0.2,
      processTerm: (word) => {
        const isKnown = (other: string) => {
          const term = processTerm(other);
          return !term || known.has(term);
        };
        const swapped = word.length > 3 && !isKnown(word) && swappedOf(word).find(isKnown);
        return processTerm(swapped || word);
      },
    },
  });
  index.addAll(documents);

  /** The terms of each phrase of what was found. */
  const phrasesOf = (id: number) => documents[id]?.terms ?? [];

  const isSign = ({ id }: SearchResult) => id >= searchTargets.length;

  /** Whether all words of one of its phrases were typed, typos apart, each by a word of its own. */
  const isWhole = ({ id, terms, queryTerms }: SearchResult) =>
    phrasesOf(id).some(
      (phrase) =>
        phrase.length <= queryTerms.length && phrase.every((term) => terms.includes(term)),
    );

  /**
   * The safety rule: a warning sign is shown only if all words of its name or of a synonym were typed, none unfinished.
   * Otherwise "back pain" would begin with an emergency. The most urgent come first.
   */
  const findSigns = (typed: string) =>
    index
      .search(typed, { filter: (hit) => isSign(hit) && isWhole(hit) })
      .flatMap(({ id }) => signs[id - searchTargets.length] ?? [])
      .toSorted((one, other) => one.rank - other.rank);

  /** Warning signs, then pages and answers, the best first. */
  return (typed: string): Result[] => {
    const foundSigns = findSigns(typed).slice(0, maxSignResults);
    const terms = termsOf(typed);
    const strong = terms.filter((term) => !weak.has(term));
    const hits = index
      .search(typed, {
        // The last word may be unfinished.
        prefix: (term, at, { length }) => at === length - 1 && term.length > 2 && !known.has(term),
        // A phrase that is exactly what was typed.
        boostDocument: (id) =>
          phrasesOf(id).some((phrase) => phrase.join() === terms.join()) ? 1.5 : 1,
        filter: (hit) =>
          !isSign(hit) &&
          (strong.length === 0 || hit.queryTerms.some((term) => !weak.has(term))) &&
          // Beside a warning sign, nobody needs an answer about prices or parking without having asked for it.
          (foundSigns.length === 0 || !targets[hit.id]?.answer || isWhole(hit)),
      })
      .flatMap(({ id, score }) => {
        const target = searchTargets[id];
        return target ? [{ target, score }] : [];
      });
    const least = (hits[0]?.score ?? 0) * leastShare;
    const titles = hits.map(({ target }) => target.title);
    const fitting = hits
      // Two pages may answer the same question: the better one stays.
      .filter(({ target, score }, at) => score >= least && titles.indexOf(target.title) === at)
      .slice(0, foundSigns.length > 0 ? maxResultsBesideSigns : maxResults);
    return [
      ...foundSigns.map((sign) => ({ ...sign, isSign: true })),
      ...fitting.map(({ target }) => ({
        hash: placeOf(target, strong),
        ...target,
        isSign: false,
      })),
    ];
  };
}

/** In a module of its own, because it contains the words of the whole site. */
export const findAnywhere = createFinder({ searchTargets, signs: signGroups, signSynonyms });
