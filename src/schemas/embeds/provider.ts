import type { z } from 'zod';
import type { Strings } from '../strings.ts';

export type FrameData = {
  src: string;
  /** Id by which the provider's script finds the form. Forms with an id are expected to send their height. */
  formId?: string | undefined;
  /** Height in pixels; without it, the specification's. */
  height?: number | undefined;
} & Kind;

type EmbedLinkData = { href: string; text: string; label: string } & Kind;

type Kind = {
  /** Whether people pick a time there themselves; otherwise they send a request, which the clinic answers. */
  isBooking?: boolean | undefined;
};

export type EmbedData = FrameData | EmbedLinkData;

export type Forms = {
  survey: EmbedData;
  newPatientSpecial: EmbedData;
  appointment: EmbedData;
  /** Address of the script that pages with forms load. */
  script?: string | undefined;
  /** Further origins that the frames lead to. */
  origins?: readonly string[] | undefined;
};

export type ProviderContext = {
  basePath: string;
  reviewsUrl: string;
  words: Strings<'embed-links'>;
};

export const sameForAll = (embed: EmbedData): Forms => ({
  survey: embed,
  newPatientSpecial: embed,
  appointment: embed,
});

export const bookingLink = (href: string, { words }: ProviderContext): EmbedData => ({
  href,
  ...words.form,
  isBooking: true,
});

/** Whether a page is on this site, as samples are. */
export const isOwn = (src: string) => src.startsWith('/');

/** A provider: its fields in app.config.ts, whose description appears in errors, and what pages get from them. */
export const provider = <Fields extends z.ZodType, Content>(
  fields: Fields,
  contentOf: (fields: z.output<Fields>, context: ProviderContext) => Content,
) => ({
  fields,
  /** What pages get; undefined for another provider. The name decides: each schema has a literal `provider`. */
  read(config: unknown, context: ProviderContext) {
    const { success, data } = fields.safeParse(config);
    return success ? contentOf(data, context) : undefined;
  },
});
