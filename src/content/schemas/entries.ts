import { z } from 'zod';
import { faq, headed, metadata, slug, steps, words } from './common.ts';

/** Ids of entries of a collection, each once. */
const ids = z
  .array(slug)
  .refine((list) => new Set(list).size === list.length, 'names an id twice; name each once');

const common = {
  ...metadata,
  /** Ids of the works the text relies on, in src/content/sources.yaml; [] when there is none. */
  sources: ids,
  /** Kinds of care that the page offers or speaks of, ids in src/content/care.yaml; [] when there is none. */
  care: ids,
  /**
   * Ids in src/content/signs.yaml of all signs that the page shows, those that `care` asks for among them; [] when there
   * are none. `<WarningSigns />` in the text says where their cards stand.
   */
  signs: ids,
};

/** Labels of the closing button of an article. */
const callToActionLabels = [
  'Schedule Your Appointment Today',
  'Schedule Your Family Visit',
  'Schedule Your Visit',
  'Schedule Your Prenatal Visit',
  "Schedule Your Child's Visit",
  "Schedule Your Family's Appointment",
] as const;

/** Front matter of src/content/blog/<id>.mdx. */
export const articleSchema = z.strictObject({
  /** Title of the article: its h1, card title and, where it is short enough, its title in search results. */
  title: words(3, 70),
  /** Title in search results, where `title` is too long for them; left out else. */
  searchTitle: words(3, 60).optional(),
  ...common,
  /** Two or three lines for the listing card. */
  excerpt: words(40, 200),
  /** Place in the listing, highest first. A new article takes the next number. */
  order: z.int('must be a whole number').positive(),
  /** Day of publication, YYYY-MM-DD. Left out for articles of unknown date. */
  published: z.iso.date('is no date; write it as 2025-09-22').optional(),
  /** Shows "Published by" with the doctor's and the clinic's name. */
  publishedBy: z.literal(true, 'must be true, or left out').optional(),
  /** false keeps the article out of the listing; it stays reachable by links. */
  listed: z.literal(false, 'must be false, or left out').optional(),
  /** What to read next. */
  related: z.strictObject({
    services: z.array(slug).min(1),
    conditions: z.array(slug),
    articles: z.array(slug),
  }),
  /** Label of the closing button to the contact page; without it there is no button. */
  cta: z
    .enum(callToActionLabels, `is no known label; use one of: ${callToActionLabels.join(' | ')}`)
    .optional(),
});

/** Parts of the body that conditions stand under in "Where does it hurt?", in the order of its lists. */
export const regions = [
  'head',
  'neck',
  'arm',
  'chest',
  'back',
  'belly',
  'leg',
  'all-over',
] as const;

/** Front matter of src/content/conditions/<slug>.mdx. */
export const conditionSchema = z.strictObject({
  /** Name of the condition: the page's h1 and its card title. */
  title: words(3, 45),
  ...common,
  /** Place in lists and on the grid of cards, from 1. */
  number: z.int('must be a whole number').positive(),
  /** The part of the body that it stands under in "Where does it hurt?"; their names stand in pages/body-map.yaml. */
  region: z.enum(regions, `must be one of ${regions.join(', ')}`),
  /** What people call it or feel, in their own words and without a diagnosis; readers find the page by them. Never shown. */
  synonyms: z
    .array(words(2, 40))
    .min(3, 'needs at least three words or phrases')
    .max(12, 'has too many: at most 12')
    .refine((list) => new Set(list).size === list.length, 'names a phrase twice; name each once'),
  /** Text of the card. */
  excerpt: words(40, 140),
  /** One plain sentence under the title. */
  lead: words(40, 160),
  /** The button after the text: to the contact page ("book", "learn-more"), a phone link ("call"), or none because the text has its own link ("inline"). */
  action: z.enum(
    ['book', 'learn-more', 'call', 'inline'],
    'must be book, learn-more, call or inline',
  ),
  /** Three lines at the top, for readers who want to know whether they are right here. */
  answer: z.strictObject({
    /** Whom we may help with this, in one or two sentences. */
    forYou: words(30, 220),
    /** What is not ours to treat, and who does, in one or two sentences. */
    notForUs: words(30, 220),
    /** Ids of two to four emergency signs of this page; their `short` words make the line "Go now". */
    goNow: ids.min(2, 'needs two to four signs').max(4, 'needs two to four signs'),
  }),
  /** The strip "Your visit"; what is the same on all pages stands in src/content/pages/visit.yaml. */
  visit: z.strictObject({
    /** Ids in src/content/techniques.yaml of what we may use; [] when there is none. */
    techniques: ids,
    /** One sentence: what the first visit for this condition looks at. */
    plan: words(40, 240),
  }),
  /** The closing call to action. */
  closing: headed({ text: words(20, 300) }),
  /** What to read next. */
  related: z.strictObject({
    service: slug,
    articles: z.array(slug).min(1),
    conditions: z.array(slug),
  }),
});

/** Front matter of src/content/services/<slug>.mdx. */
export const serviceSchema = z.strictObject({
  /** Name of the service: the page's h1, menu entry and card title. */
  title: words(3, 45),
  ...common,
  /** Place in menus and lists, from 1. */
  number: z.int('must be a whole number').positive(),
  /** Text of the card on the home page. */
  excerpt: words(40, 140),
  /** One plain sentence under the title. */
  lead: words(40, 160),
  /** The section about this service on the services page. */
  overview: headed({ text: words(80, 700) }),
  /** First section, followed by a button to the contact page. */
  intro: headed({ text: z.array(words(20, 900)).min(1) }),
  /** Beneficiaries or benefits, as an accordion. */
  accordion: headed({
    items: z.array(z.strictObject({ title: words(3, 80), content: words(20, 600) })).min(2),
  }),
  /** Conditions that this service is often asked for. */
  conditions: headed({ text: words(20, 400), slugs: z.array(slug).min(1) }),
  /** "What to expect", in order. */
  steps: z.strictObject({
    heading: words(3, 80).regex(/^What to expect/, 'must start with "What to expect"'),
    items: steps,
  }),
  /** Questions and answers, on some services. */
  faq: faq.optional(),
  /** The closing call to action. */
  closing: headed({ text: words(20, 300) }),
  /** What to read next. */
  related: z.strictObject({ articles: z.array(slug).min(1) }),
});

/** A part of the body. */
export type Region = (typeof regions)[number];
export type Article = z.infer<typeof articleSchema>;
export type Condition = z.infer<typeof conditionSchema>;
export type Service = z.infer<typeof serviceSchema>;
