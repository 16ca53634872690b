import conditions from '~/generated/lists/conditionSearch.ts';
import { findConditions } from '~/lib/findConditions.ts';

/** The conditions that match what was typed. A separate module, as it brings all their search terms along. */
export const searchConditions = (typed: string) => findConditions(typed, conditions);
