import conditions from 'virtual:content/condition-words';
import { findConditions } from './findConditions';

/** The conditions whose pages speak of what somebody has typed. Loaded when it is needed: it brings all words along. */
export const conditionsFor = (typed: string) => findConditions(typed, conditions);
