import type { SiteConfig } from '~/content/schemas/site.ts';
import { address, basePath, embeds } from '~/generated/site.ts';
import { mapEmbedUrl } from '~/lib/address.ts';
import { sampleEmbedsPath } from '~/lib/sampleEmbedsPath.ts';

type EmbedConfig = Pick<SiteConfig, 'address' | 'basePath' | 'embeds'>;

/** A third-party page in a frame. */
export type Embed = {
  src: string;
  /** Id of a form at its provider. */
  formId?: string;
};

function embedsOf({ basePath, address, embeds: { forms, reviews } }: EmbedConfig) {
  const folder = `${basePath}${sampleEmbedsPath}/`;
  const form = (kind: 'form' | 'survey', id: string) => ({
    src: forms.provider === 'sample' ? `${folder}${id}` : `${forms.origin}/widget/${kind}/${id}`,
    formId: id,
  });
  const ids =
    forms.provider === 'sample'
      ? {
          surveyId: 'survey',
          newPatientSpecialId: 'new-patient-special',
          appointmentId: 'appointment',
        }
      : forms;
  return {
    survey: form('survey', ids.surveyId),
    newPatientSpecial: form('form', ids.newPatientSpecialId),
    appointment: form('form', ids.appointmentId),
    reviews: { src: reviews.provider === 'sample' ? `${folder}reviews` : reviews.url },
    map: { src: mapEmbedUrl(address) },
    script: forms.provider === 'sample' ? `${folder}form-embed.js` : forms.script,
    /** Origin of the forms; undefined if they are part of the site. */
    formOrigin: forms.provider === 'sample' ? undefined : new URL(forms.origin).origin,
  };
}

/** The five third-party frames and the script of the forms. */
export const thirdParty = embedsOf({ address, basePath, embeds });

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
