import { z } from 'zod';
import { bareAddress, bareAddressMessage, withoutLinks } from '../lib/links.ts';

const ofLength = (min: number, max: number, ifNull?: string) =>
  z
    .string({ error: ({ input }) => (input === null ? ifNull : undefined) })
    .trim()
    .min(min, min === 1 ? 'is empty' : `is too short: at least ${min} characters`)
    .max(max, {
      error: ({ input }) =>
        `is too long: at most ${max} characters; it has ${String(input).length}`,
    });

/** A text with a minimum and maximum number of characters. `ifNull` says what to write in place of null. */
export const text = (min: number, max: number, ifNull?: string) =>
  ofLength(min, max, ifNull).refine(
    (value) => !/\]\s?\(/.test(value),
    'links do not work here; they work in answers to questions, in steps, in the answer of a condition or service, and in .mdx files below ---',
  );

/** A text that may have links, written as [words](/page). */
export const linkedText = (min: number, max: number) =>
  ofLength(min, max).refine((value) => linkMistake(value) === undefined, {
    error: ({ input }) => linkMistake(String(input)),
  });

function linkMistake(value: string) {
  const others = withoutLinks(value);
  const [bare] = bareAddress.exec(others) ?? [];
  if (bare) return bareAddressMessage(bare);
  return /\]\s?\(/.test(others)
    ? 'has a link that is not written as [words](/page), without spaces in the address'
    : undefined;
}

/** Text of entries that starts with a capital and ends with a period. */
export const sentence = (min: number, max: number) =>
  text(min, max).regex(/^[A-Z].*\.$/s, 'must be a sentence that ends with a period');

/** Sentences of the configuration, which may also ask or exclaim. */
export const sentences = (max: number) =>
  text(1, max).regex(/[.!?]$/, 'must end with a period, a question mark or an exclamation point');

/** Lower-case words joined by hyphens: a file name without its extension, or an id. */
export const slugPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/;

export const id = z.string().regex(slugPattern, 'is not an id: lower-case words joined by hyphens');

/** A day: 2026-11-26. */
export const day = z.iso.date('is not a date; write it as 2025-09-22');

/** A local time at the office, such as 09:00. */
export const time = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'is not a time; write it as 09:00 or 15:30, 24 hours')
  .meta({ input: 'time' });

/** An https:// address, or http://localhost for trying things out. */
export const url = z
  .string()
  .refine(
    (value) => URL.canParse(value) && /^(https:|http:\/\/localhost[:/])/.test(value),
    'is not an https:// address',
  );

/** A page or file of this site ("/intake.pdf"), or an address that works in a link. */
export const linkTarget = z.union(
  [z.string().regex(/^(\/[\w./-]*|mailto:[^@]+@.+|tel:\+?\d+)$/), url],
  {
    error: 'is neither a page such as /contact, a file such as /form.pdf, nor an https:// address',
  },
);

/** An address without a path. */
export const origin = url.refine(
  (value) => !URL.canParse(value) || new URL(value).origin === value,
  {
    error: 'has a path or a trailing slash; write https://www.example.com',
  },
);
