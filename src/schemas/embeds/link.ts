import { z } from 'zod';
import { url } from '../values.ts';
import { type EmbedData, type Forms, provider } from './provider.ts';

/** A booking page instead of forms: cards link to it. */
export const linkForms = provider(
  z
    .strictObject({
      provider: z.literal('link'),
      /** Address of the booking page. */
      url,
    })
    .describe('no form, but a link to your booking page'),
  ({ url: href }, { words }): Forms => {
    const link = { href, ...words.form, isBooking: true };
    return { survey: link, newPatientSpecial: link, appointment: link };
  },
);

/** A card that links to the configuration's `reviewsUrl`. */
export const linkReviews = provider(
  z.strictObject({ provider: z.literal('link') }).describe('no frame, but a link to reviewsUrl'),
  (_, { reviewsUrl: href, words }): EmbedData => ({ href, ...words.reviews }),
);
