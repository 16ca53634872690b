import { address, basePath, embeds } from '~/generated/site.ts';
import { mapEmbedUrl } from '~/lib/address.ts';
import { sampleEmbedsPath } from '~/lib/sampleEmbedsPath.ts';

export type Embed = { src: string; formId?: string };

type FormField = 'surveyId' | 'newPatientSpecialId' | 'appointmentId';

const { forms, reviews } = embeds;
const samples = `${basePath}${sampleEmbedsPath}/`;

const form = (kind: 'form' | 'survey', sample: string, field: FormField): Embed =>
  forms.provider === 'sample'
    ? { src: `${samples}${sample}`, formId: sample }
    : { src: `${forms.origin}/widget/${kind}/${forms[field]}`, formId: forms[field] };

/** The five third-party frames and the script of the forms. */
export const thirdParty = {
  survey: form('survey', 'survey', 'surveyId'),
  newPatientSpecial: form('form', 'new-patient-special', 'newPatientSpecialId'),
  appointment: form('form', 'appointment', 'appointmentId'),
  reviews: { src: reviews.provider === 'sample' ? `${samples}reviews` : reviews.url },
  map: { src: mapEmbedUrl(address) },
  script: forms.provider === 'sample' ? `${samples}form-embed.js` : forms.script,
  /** Undefined if the forms are part of the site. */
  formOrigin: forms.provider === 'sample' ? undefined : new URL(forms.origin).origin,
};

/** Whether an address is part of the site, as those of samples are. */
export const isInternal = (url: string) => url.startsWith('/');

const externalOrigins = (url: string) => (isInternal(url) ? [] : [new URL(url).origin]);

/** Third parties, for the Content Security Policy. */
export const thirdPartyOrigins = {
  frames: [thirdParty.survey, thirdParty.reviews, thirdParty.map].flatMap(({ src }) =>
    externalOrigins(src),
  ),
  scripts: externalOrigins(thirdParty.script),
};
