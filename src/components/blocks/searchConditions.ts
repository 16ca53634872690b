import conditions from '~/generated/lists/conditionSearch.ts';
import signSynonyms from '~/generated/lists/signSynonyms.ts';
import signs from '~/generated/lists/signs.ts';
import urgencies from '~/generated/strings/warning-signs.ts';
import { findConditions } from '~/lib/findConditions.ts';
import { lowerFirst } from '~/lib/sentence.ts';
import type { LinkData } from '~/schemas/modules.ts';

export type Found = {
  conditions: readonly LinkData[];
  signs: readonly (LinkData & { hash: string })[];
};

const allSigns = signs.flatMap(({ cards }) =>
  cards.flatMap(({ urgency, signs }) =>
    signs.map(({ id, name, rest }) => ({
      path: '/services/conditions' as const,
      hash: id,
      urgency,
      title: name,
      synonyms: [rest, ...(signSynonyms[id] ?? [])],
    })),
  ),
);

/** Conditions and warning signs that match what was typed. A separate module because it includes all search terms. */
export const searchConditions = (typed: string): Found => ({
  conditions: findConditions(typed, conditions),
  signs: findConditions(typed, allSigns, 3).map(({ urgency, ...sign }) => ({
    ...sign,
    title: `${urgencies[urgency]} ${lowerFirst(sign.title)}`,
  })),
});
