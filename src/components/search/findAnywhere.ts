import searchTargets from '~/generated/lists/searchTargets.ts';
import signSynonyms from '~/generated/lists/signSynonyms.ts';
import signGroups from '~/generated/lists/signs.ts';
import headings from '~/generated/strings/warning-signs.ts';
import { createPhraseSearch, hasWords } from '~/lib/phraseSearch.ts';
import { lowerFirst, upperFirst } from '~/lib/sentence.ts';
import { urgencies } from '~/lib/urgency.ts';
import type { Lists, SearchTarget } from '~/schemas/modules.ts';

export type Result = Omit<SearchTarget, 'hash' | 'phrases' | 'parts'> & {
  hash: string | undefined;
  isSign: boolean;
};

/** Words that say little about what is sought among pages, though in warning signs they matter: "can’t speak", "chest pain". */
const weak =
  `ache aches aching bad cant care chiropractic chiropractor doctor doctors doesnt dolor dont dr duele
  feel feeling feels fix free get give good help helps hurt hurting hurts isnt make need needed needs number offer pain painful problem problems
  really see sell sore take takes treat treatment treats use very visit want wont`.split(/\s+/);

/** Everyday words that are no typos of words on the site, as "single" is none of "shingles". */
const everydayWords = `bike chose chore contractor discount freelance hiring hire job jobs meaningful oversized paint painted painting pets
  represent representative represented representing single spend spending spina strike supplement supplements tax test tip tips unit units vitamin wifi`;

export const maxSignResults = 2;
const maxResults = 5;
const maxResultsBesideSigns = 2;

/** Results below this share of the best score fit much less. */
const leastShare = 0.5;

/** The part of a page that is about the typed words, if the whole page is about more: "For a sore heel". */
function placeOf({ title, parts = [] }: SearchTarget, typed: string) {
  const has = (text: string) => hasWords(text, typed, weak);
  return has(title) ? undefined : parts.find(({ text }) => has(text))?.id;
}

export function createFinder(
  lists: Readonly<Pick<Lists, 'searchTargets' | 'signs' | 'signSynonyms'>>,
) {
  const cards = lists.signs.flatMap((group) => group.cards);
  const signTargets = cards.flatMap(({ urgency, signs }) =>
    signs.map(({ id, name, rest }) => ({
      path: '/services/conditions' as const,
      hash: id,
      rank: urgencies.indexOf(urgency),
      title: `${headings[urgency]} ${lowerFirst(name)}`,
      // "A sudden headache" and ", even if it passes." become the title and "Even if it passes."; `rest` may be empty.
      answer: upperFirst(rest.replace(/^[,.\s]+/, '')),
      phrases: [name, ...(lists.signSynonyms[id] ?? [])],
    })),
  );
  const texts = lists.searchTargets.flatMap(({ phrases, answer = '' }) => [...phrases, answer]);
  const targets = createPhraseSearch(lists.searchTargets, {
    weak,
    known: [everydayWords, ...texts, ...signTargets.flatMap(({ phrases }) => phrases)],
  });
  const { findWhole: findSigns } = createPhraseSearch(signTargets, {
    known: [everydayWords, ...texts],
  });

  /**
   * What fits the typed words: warning signs that were typed as a whole, the most urgent first, then pages and
   * answers, the best first.
   */
  return (typed: string): Result[] => {
    const signs = findSigns(typed).toSorted((one, other) => one.rank - other.rank);
    const askedFor = signs.length > 0 ? targets.findWhole(typed) : [];
    const hits = targets
      .findBest(typed)
      // Beside a warning sign, nobody needs an answer about prices or parking without having asked for it.
      .filter(({ target }) => signs.length === 0 || !target.answer || askedFor.includes(target));
    const titles = hits.map(({ target }) => target.title);
    // Two pages may answer the same question: the better one stays.
    const isFirstOfTitle = ({ target }: (typeof hits)[number], index: number) =>
      titles.indexOf(target.title) === index;
    const least = (hits[0]?.score ?? 0) * leastShare;
    const fitting = hits.filter((hit, index) => hit.score >= least && isFirstOfTitle(hit, index));
    const most = signs.length > 0 ? maxResultsBesideSigns : maxResults;
    return [
      ...signs.slice(0, maxSignResults).map((target) => ({ ...target, isSign: true })),
      ...fitting
        .slice(0, most)
        .map(({ target }) => ({ hash: placeOf(target, typed), ...target, isSign: false })),
    ];
  };
}

/** In a module of its own, because it contains the words of the whole site. */
export const findAnywhere = createFinder({ searchTargets, signs: signGroups, signSynonyms });
