import { z } from 'zod';
import { type EmbedData, type Forms, provider } from './provider.ts';

/** Folder of the sample pages, below the base path. */
export const samplesFolder = 'sample-embeds';

/** File in that folder which stands in for a provider's script. */
export const sampleScript = 'form_embed.js';

/** The sample pages by file name, each with the name of the embed that will replace it. */
export const sampleNames = {
  survey: 'Survey',
  'new-patient-special': 'New Patient Special',
  appointment: 'Request An Appointment',
  reviews: 'Reviews',
};

const fields = z
  .strictObject({ provider: z.literal('sample') })
  .describe('the built-in stand-ins, which send nothing and say so');

const sample = (basePath: string, file: keyof typeof sampleNames) => ({
  src: `${basePath}${samplesFolder}/${file}`,
});

/** Sample pages in place of forms; they work offline. */
export const sampleForms = provider(
  fields,
  (_, { basePath }): Forms => ({
    survey: sample(basePath, 'survey'),
    newPatientSpecial: sample(basePath, 'new-patient-special'),
    appointment: sample(basePath, 'appointment'),
    script: `${basePath}${samplesFolder}/${sampleScript}`,
  }),
);

export const sampleReviews = provider(
  fields,
  (_, { basePath }): EmbedData => sample(basePath, 'reviews'),
);
