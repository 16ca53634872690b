import { z } from 'zod';
import { heightLimits } from '../../lib/embedMessages.ts';
import { url } from '../values.ts';
import { origins } from './origins.ts';
import { type EmbedData, type Forms, type FrameData, provider } from './provider.ts';

const { min, max } = heightLimits;
const pixels = `must be a whole number of pixels from ${min} to ${max}`;

const page = z.strictObject({
  /** Address of the page, as the provider gives it for embedding (the `src` of its iframe). */
  url,
  /** Height of the frame in pixels; without it, the specification's. */
  height: z.int(pixels).min(min, pixels).max(max, pixels).optional(),
});

const frame = ({ url, height }: z.output<typeof page>): FrameData => ({ src: url, height });

/** Forms of any provider, by their addresses. */
export const frameForms = provider(
  z
    .strictObject({
      provider: z.literal('frame'),
      /** "Request An Appointment". It also replaces the forms that are left out. */
      appointment: page,
      /** The survey on the home page. */
      survey: page.optional(),
      /** "New Patient Special". */
      newPatientSpecial: page.optional(),
      /** Address of the provider's script, if it needs one. */
      script: url.optional(),
      /** Other sites to which a form leads when it is sent, such as https://submit.jotform.com. */
      origins,
      /** Whether people pick a time in the appointment form themselves, in place of sending a request. */
      isBooking: z.boolean().optional(),
    })
    .describe('any form, by its address'),
  ({ appointment, survey, newPatientSpecial, script, origins, isBooking }): Forms => {
    const booking = { ...frame(appointment), isBooking };
    return {
      survey: survey ? frame(survey) : booking,
      newPatientSpecial: newPatientSpecial ? frame(newPatientSpecial) : booking,
      appointment: booking,
      script,
      origins,
    };
  },
);

export const frameReviews = provider(
  page.extend({ provider: z.literal('frame') }).describe('any reviews widget, by its address'),
  (fields): EmbedData => frame(fields),
);
