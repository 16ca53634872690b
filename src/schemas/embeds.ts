import { z } from 'zod';
import { mapEmbedUrl } from '../lib/address.ts';
import { bookingForms } from './embeds/booking.ts';
import { frameForms, frameReviews } from './embeds/frame.ts';
import { highlevelForms } from './embeds/highlevel.ts';
import { linkForms, linkReviews } from './embeds/link.ts';
import {
  type EmbedData,
  type Forms,
  type FrameData,
  isOwn,
  type ProviderContext,
} from './embeds/provider.ts';
import { sampleForms, sampleReviews } from './embeds/sample.ts';
import type { Site } from './site.ts';

// Each provider has a file in ./embeds and its name in one or both of these lists.
const forms = [sampleForms, highlevelForms, frameForms, linkForms, ...bookingForms] as const;
const reviews = [sampleReviews, frameReviews, linkReviews] as const;

const mustBeOneOf = (providers: typeof forms | typeof reviews) => {
  const names = providers.map(
    ({ fields: { shape, description } }) => `'${shape.provider.value}' (${description})`,
  );
  return `must be ${new Intl.ListFormat('en-US', { type: 'disjunction' }).format(names)}`;
};

export const embedsSchema = z.strictObject({
  /** The survey, the New Patient Special and the appointment form. */
  forms: z.discriminatedUnion(
    'provider',
    // Zod's type wants a first option.
    [forms[0].fields, ...forms.slice(1).map(({ fields }) => fields)],
    mustBeOneOf(forms),
  ),
  /** The reviews on the home page. */
  reviews: z.discriminatedUnion(
    'provider',
    [reviews[0].fields, ...reviews.slice(1).map(({ fields }) => fields)],
    mustBeOneOf(reviews),
  ),
});

/** What pages get from the configuration's `embeds`, as src/generated/embeds.ts exports it. */
export type Embeds = Omit<Forms, 'origins'> & {
  reviews: EmbedData;
  map: FrameData;
  /** Origins of third parties, for the Content-Security-Policy. */
  thirdParties: { frames: readonly string[]; scripts: readonly string[] };
};

/** Reads the configuration's `embeds`; `words` are those of links. Throws if the configuration was not checked. */
export function embedsOf(
  site: Pick<Site, 'address' | 'basePath' | 'embeds' | 'reviewsUrl'>,
  words: ProviderContext['words'],
): Embeds {
  const { basePath, reviewsUrl } = site;
  const context = { basePath, reviewsUrl, words };
  const { script, origins = [], ...formEmbeds } = read(forms, site.embeds.forms, context);
  const embeds = {
    ...formEmbeds,
    reviews: read(reviews, site.embeds.reviews, context),
    map: { src: mapEmbedUrl(site.address) },
  };
  return {
    ...embeds,
    script,
    thirdParties: {
      frames: originsOf([
        ...Object.values(embeds).flatMap((embed) => ('src' in embed ? embed.src : [])),
        ...origins,
      ]),
      scripts: originsOf(script ? [script] : []),
    },
  };
}

const noWords = { text: '', label: '' };

/** Whether people pick a time themselves in the appointment form, and whether they do so in each form. */
export function bookingOf(site: Parameters<typeof embedsOf>[0]) {
  const forms = embedsOf(site, { form: noWords, reviews: noWords });
  const { appointment, survey, newPatientSpecial } = forms;
  const isBooking = Boolean(appointment.isBooking);
  return {
    isBooking,
    isOnly: [appointment, survey, newPatientSpecial].every((form) => form.isBooking),
  };
}

type Reader<Content> = { read: (config: unknown, context: ProviderContext) => Content | undefined };

function read<Content>(
  providers: readonly Reader<Content>[],
  config: unknown,
  context: ProviderContext,
) {
  for (const provider of providers) {
    const content = provider.read(config, context);
    if (content) return content;
  }
  throw new Error('The configuration of embeds was not checked.');
}

const originsOf = (addresses: readonly string[]) => [
  ...new Set(addresses.filter((url) => !isOwn(url)).map((url) => new URL(url).origin)),
];
