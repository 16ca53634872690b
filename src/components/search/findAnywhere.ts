import searchTargets from '~/generated/lists/searchTargets.ts';
import signSynonyms from '~/generated/lists/signSynonyms.ts';
import signGroups from '~/generated/lists/signs.ts';
import headings from '~/generated/strings/warning-signs.ts';
import { createPhraseSearch } from '~/lib/phraseSearch.ts';
import { lowerFirst, upperFirst } from '~/lib/sentence.ts';
import { urgencies } from '~/lib/urgency.ts';
import type { Lists, SearchTarget } from '~/schemas/modules.ts';

export type Result = Omit<SearchTarget, 'phrases'> & {
  /** Whether it is a warning sign. */
  isSign: boolean;
};

// Ignored among pages: "can’t" and "want" matter in warning signs, such as "can’t speak" and "don’t want to live",
// but would rank a page by its most common word.
const ignored = ['cant', 'dont', 'doesnt', 'isnt', 'wont', 'want'];

/** Everyday words that are no typos of a sign, as "single" is none of "shingles"; found by searching for common words. */
const everydayWords = `chore chose contractor meaningful oversized paint painted painting represent representative represented representing single spend spending
  spina strike`;

export const maxSigns = 2;
const maxResults = 5;
const maxResultsBesideSigns = 2;

/** Results below this share of the best score mostly match a common word, such as "pain"; found by trial. */
const leastShare = 0.55;

/** A search for pages, answers and warning signs. */
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
    ignored,
    known: [...texts, ...signTargets.flatMap(({ phrases }) => phrases)],
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
    return [
      ...signs.slice(0, maxSigns).map((target) => ({ ...target, isSign: true })),
      ...hits
        .filter((hit, index) => hit.score >= least && isFirstOfTitle(hit, index))
        .slice(0, signs.length > 0 ? maxResultsBesideSigns : maxResults)
        .map(({ target }) => ({ ...target, isSign: false })),
    ];
  };
}

/** Searches the site. A module of its own, because it contains the words of the whole site. */
export const findAnywhere = createFinder({ searchTargets, signs: signGroups, signSynonyms });
