import { address, basePath, embeds } from 'virtual:site';
import type { SiteConfig } from '~/content/schemas/site';
import { mapEmbedUrl } from './address';
import { sampleEmbedsPath } from './sampleEmbedsPath';

type EmbedConfig = Pick<SiteConfig, 'address' | 'basePath' | 'embeds'>;

/** Addresses of the five third-party frames for a configuration. */
export function embedUrlsOf({ basePath, address, embeds: { forms, reviews } }: EmbedConfig) {
  const sample = (name: string) => `${basePath}${sampleEmbedsPath}/${name}`;
  const widget = (kind: 'form' | 'survey', id: string, name: string) =>
    forms.provider === 'sample' ? sample(name) : `${forms.origin}/widget/${kind}/${id}`;
  const ids = forms.provider === 'sample' ? undefined : forms;
  return {
    survey: widget('survey', ids?.surveyId ?? '', 'survey'),
    newPatientSpecial: widget('form', ids?.newPatientSpecialId ?? '', 'new-patient-special'),
    appointment: widget('form', ids?.appointmentId ?? '', 'appointment'),
    reviews: reviews.provider === 'sample' ? sample('reviews') : reviews.url,
    map: mapEmbedUrl(address),
  };
}

/** Addresses of the five third-party frames. */
export const embedUrls = embedUrlsOf({ address, basePath, embeds });
