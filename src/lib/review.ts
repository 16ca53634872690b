import type { Page } from '../schemas/page.ts';
import type { Site } from '../schemas/site.ts';

/** Nothing for a page that was written or published on the day of the review or later: who knows whether it was reviewed? */
export const reviewOf = (
  review: Site['review'],
  { published, written }: Pick<Page, 'published' | 'written'>,
) => (review && (published ?? written ?? '') < review.on ? review : null);
