import type { SiteConfig } from '~/content/schemas/site.ts';
import { address, basePath, embeds } from '~/generated/site.ts';
import { mapEmbedUrl } from '~/lib/address.ts';
import { sampleEmbedsPath } from '~/lib/sampleEmbedsPath.ts';

type EmbedConfig = Pick<SiteConfig, 'address' | 'basePath' | 'embeds'>;

/** A third-party page in a frame. */
export type Embed = {
  src: string;
  /** Id of the form at its provider; only forms have one. */
  formId?: string;
};

/** The five third-party frames and the form-embed script of a configuration. */
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
    /** Address of the form-embed script. */
    script: forms.provider === 'sample' ? `${folder}form-embed.js` : forms.script,
    /** Origin of the forms; undefined when they lie on the site itself. */
    formOrigin: forms.provider === 'sample' ? undefined : new URL(forms.origin).origin,
  };
}

/** The five third-party frames and the form-embed script. */
export const thirdParty = embedsOf({ address, basePath, embeds });

/** Whether an address lies on the site itself, as those of samples do. */
export const isOwn = (url: string) => url.startsWith('/');

/** Origins of an address, none when it lies on the site itself. */
const originOf = (url: string) => (isOwn(url) ? [] : [new URL(url).origin]);

/** Third parties of the site, for its Content Security Policy. */
export const thirdPartyOrigins = {
  frames: [thirdParty.survey, thirdParty.reviews, thirdParty.map].flatMap(({ src }) =>
    originOf(src),
  ),
  scripts: originOf(thirdParty.script),
};
