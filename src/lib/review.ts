import type { Page } from '../schemas/page.ts';
import type { Site } from '../schemas/site.ts';

/** The review of the words about health, unless the page was written or published later or on that day: who knows whether it was reviewed? */
export const reviewOf = (
  review: Site['review'],
  { published, written }: Pick<Page, 'published' | 'written'>,
) => (review && (published ?? written ?? '') < review.on ? review : null);
