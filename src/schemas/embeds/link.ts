import { z } from 'zod';
import { url } from '../values.ts';
import { bookingLink, type EmbedData, type Forms, provider, sameForAll } from './provider.ts';

/** A booking page instead of forms: cards link to it. */
export const linkForms = provider(
  z
    .strictObject({
      provider: z.literal('link'),
      /** Address of the booking page. */
      url,
    })
    .describe('no form, but a link to your booking page'),
  ({ url: href }, context): Forms => sameForAll(bookingLink(href, context)),
);

/** A card that links to the configuration's `reviewsUrl`. */
export const linkReviews = provider(
  z.strictObject({ provider: z.literal('link') }).describe('no frame, but a link to reviewsUrl'),
  (_, { reviewsUrl: href, words }): EmbedData => ({ href, ...words.reviews }),
);
