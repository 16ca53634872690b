import type { Site } from '../schemas/site.ts';

/** The review of the words about health, unless the page was published later or on that day: who knows whether it was reviewed? */
export const reviewOf = (review: Site['review'], published = '') =>
  review && published < review.on ? review : null;
