import searchTargets from '~/generated/lists/searchTargets.ts';
import signSynonyms from '~/generated/lists/signSynonyms.ts';
import signs from '~/generated/lists/signs.ts';
import headings from '~/generated/strings/warning-signs.ts';
import { createPhraseSearch } from '~/lib/phraseSearch.ts';
import { lowerFirst, upperFirst } from '~/lib/sentence.ts';
import { urgencies } from '~/lib/urgency.ts';
import type { Lists, SearchTarget } from '~/schemas/modules.ts';

/** A result. */
export type Result = Pick<SearchTarget, 'path' | 'hash' | 'title' | 'answer' | 'opening'> & {
  /** Whether it is a warning sign. */
  isSign: boolean;
};

// Ignored among pages: "can’t" and "want" matter in warning signs, such as "can’t speak" and "don’t want to live",
// but would rank a page by its most common word.
const ignored = ['cant', 'dont', 'doesnt', 'isnt', 'wont', 'want'];

/** Everyday words that are no typos of a sign, as "single" is none of "shingles". */
const everydayWords = `chore chose construct constructed construction contrary contrast meaningful paint painted painting
  represent represented single spend spending spina strike`;

const maxSigns = 2;
const maxResults = 5;
const maxResultsBesideSigns = 2;

/** Results below this share of the best score mostly match a common word, such as "pain"; found by trial. */
const leastShare = 0.55;

/** A search for pages, answers and warning signs. */
export function createFinder(
  lists: Readonly<Pick<Lists, 'searchTargets' | 'signs' | 'signSynonyms'>>,
) {
  const targets = createPhraseSearch(lists.searchTargets, { ignored });
  const cards = lists.signs.flatMap((group) => group.cards);
  const signTargets = cards.flatMap(({ urgency, signs }) =>
    signs.map(({ id, name, rest }) => ({
      path: '/services/conditions' as const,
      hash: id,
      rank: urgencies.indexOf(urgency),
      title: `${headings[urgency]} ${lowerFirst(name)}`,
      // "**A sudden headache**, even if it passes." goes on with "Even if it passes."; the title may be all of it.
      answer: upperFirst(rest.replace(/^[,.\s]+/, '')),
      phrases: [name, ...(lists.signSynonyms[id] ?? [])],
    })),
  );
  const texts = lists.searchTargets.flatMap(({ phrases, answer = '' }) => [...phrases, answer]);
  const { findWhole: findSigns } = createPhraseSearch(signTargets, {
    known: [everydayWords, ...texts],
  });

  /**
   * What fits the typed words: warning signs that were typed as a whole, the most urgent first, then pages and
   * answers, the best first.
   */
  return (typed: string): Result[] => {
    const found = findSigns(typed).toSorted((one, other) => one.rank - other.rank);
    const asked = targets.findWhole(typed);
    const hits = targets
      .findBest(typed)
      // Beside a warning sign, nobody needs an answer about prices or parking without having asked for it.
      .filter(({ target }) => found.length === 0 || !target.answer || asked.includes(target));
    const titles = hits.map(({ target }) => target.title);
    const least = (hits[0]?.score ?? 0) * leastShare;
    return [
      ...found.slice(0, maxSigns).map((target) => ({ ...target, isSign: true })),
      ...hits
        // Two pages may answer the same question: the better one stays.
        .filter(
          ({ score, target }, index) => score >= least && titles.indexOf(target.title) === index,
        )
        .slice(0, found.length > 0 ? maxResultsBesideSigns : maxResults)
        .map(({ target }) => ({ ...target, isSign: false })),
    ];
  };
}

/** Searches the site. A module of its own, because it contains the words of the whole site. */
export const findAnywhere = createFinder({ searchTargets, signs, signSynonyms });
