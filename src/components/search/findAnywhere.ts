import targets from '~/generated/lists/searchTargets.ts';
import signSynonyms from '~/generated/lists/signSynonyms.ts';
import signGroups from '~/generated/lists/signs.ts';
import words from '~/generated/strings/warning-signs.ts';
import { createPhraseSearch } from '~/lib/phraseSearch.ts';
import { lowerFirst, upperFirst } from '~/lib/sentence.ts';
import { urgencies } from '~/lib/urgency.ts';
import type { SearchTarget } from '~/schemas/modules.ts';

/** A result, and whether it is a warning sign. */
export type Found = Pick<SearchTarget, 'path' | 'hash' | 'title' | 'answer' | 'opening'> & {
  isSign: boolean;
};

// "Can’t" tells a warning sign, such as "can’t speak", but no page from another.
const findTargets = createPhraseSearch(targets, 'cant dont doesnt isnt wont want'.split(' '));

const findSigns = createPhraseSearch(
  signGroups.flatMap(({ cards }) =>
    cards.flatMap(({ urgency, signs }) =>
      signs.map(({ id, name, rest }) => ({
        path: '/services/conditions' as const,
        hash: id,
        rank: urgencies.indexOf(urgency),
        title: `${words[urgency]} ${lowerFirst(name)}`,
        answer: upperFirst(rest.replace(/^[,.\s]+/, '')),
        phrases: [name, ...(signSynonyms[id] ?? [])],
      })),
    ),
  ),
);

const maxSignResults = 2;
const maxTargetResults = 5;

/** Results below this share of the best score match only a common word, such as "pain". */
const leastShare = 0.55;

/**
 * What fits the typed words: warning signs that were typed as a whole, the most urgent first, then pages and
 * answers, the best first. A module of its own because it contains the words of the whole site.
 */
export function findAnywhere(typed: string): Found[] {
  const signs = findSigns(typed, { whileTyping: false })
    .filter(({ isWhole }) => isWhole)
    .toSorted((one, other) => one.target.rank - other.target.rank);
  const hasSign = signs.length > 0;
  const found = findTargets(typed, { whileTyping: true });
  const least = (found[0]?.score ?? 0) * leastShare;
  return [
    ...signs.slice(0, maxSignResults).map(({ target }) => ({ ...target, isSign: true })),
    ...found
      .filter(
        ({ score, target }, index) =>
          score >= least &&
          // Beside a warning sign, nobody needs an answer about prices or parking.
          !(hasSign && target.answer) &&
          // Two pages may answer the same question.
          found.findIndex((other) => other.target.title === target.title) === index,
      )
      .slice(0, hasSign ? 2 : maxTargetResults)
      .map(({ target }) => ({ ...target, isSign: false })),
  ];
}
