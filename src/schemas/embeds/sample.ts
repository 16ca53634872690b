import { z } from 'zod';
import { sampleEmbedsPath } from '../../lib/sampleEmbedsPath.ts';
import { type EmbedData, type Forms, provider } from './provider.ts';

const fields = z
  .strictObject({ provider: z.literal('sample') })
  .describe('the built-in stand-ins, which send nothing and say so');

/** Stand-ins for forms, which work offline. */
export const sampleForms = provider(fields, (_, { basePath }): Forms => {
  const folder = `${basePath}${sampleEmbedsPath}/`;
  const form = (name: string) => ({ src: `${folder}${name}`, formId: name });
  return {
    survey: form('survey'),
    newPatientSpecial: form('new-patient-special'),
    appointment: form('appointment'),
    script: `${folder}form-embed.js`,
  };
});

/** A stand-in for reviews. */
export const sampleReviews = provider(
  fields,
  (_, { basePath }): EmbedData => ({ src: `${basePath}${sampleEmbedsPath}/reviews` }),
);
