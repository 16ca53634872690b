import conditions from '~/generated/lists/conditionSearch.ts';
import signs from '~/generated/lists/signs.ts';
import { findConditions } from '~/lib/findConditions.ts';
import type { LinkData } from '~/schemas/modules.ts';

export type Found = {
  conditions: readonly LinkData[];
  signs: readonly (LinkData & { hash: string })[];
};

const allSigns = signs.flatMap(({ cards }) =>
  cards.flatMap((card) =>
    card.signs.map(({ id, name, rest }) => ({
      path: '/services/conditions' as const,
      hash: id,
      title: name,
      synonyms: [rest],
    })),
  ),
);

/** Conditions and warning signs that match what was typed. A separate module because it includes all search terms. */
export const searchConditions = (typed: string): Found => ({
  conditions: findConditions(typed, conditions),
  signs: findConditions(typed, allSigns, 3),
});
