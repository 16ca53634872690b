import conditions from '~/generated/lists/conditionSearch.ts';
import { findConditions } from '~/lib/findConditions.ts';

/** The conditions that fit what somebody has typed. A module to load when it is needed: it brings all search terms along. */
export const searchConditions = (typed: string) => findConditions(typed, conditions);
