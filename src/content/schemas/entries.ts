import { z } from 'zod';
import type { ArticleSlug, ConditionSlug, ServiceSlug } from '../../generated/slugs.ts';
import { faq, headed, idOf, type Known, metadata, slugOf, steps, text, unique } from './common.ts';

const common = (known: Known) => ({
  ...metadata,
  /** Ids of the sources the text relies on; [] when there is none. */
  sources: unique(idOf(known, 'sources')),
  /** Ids of the kinds of care that the page offers or discusses; [] when there is none. */
  care: unique(idOf(known, 'care')),
  /**
   * Ids of all signs that the page shows, including those that `care` asks for; [] when there are none.
   * `<WarningSigns />` in the text says where their cards stand.
   */
  signs: unique(idOf(known, 'signs')),
});

const articles = (known: Known) => z.array(slugOf<ArticleSlug>(known, 'blog'));
const conditions = (known: Known) => z.array(slugOf<ConditionSlug>(known, 'conditions'));

const date = z.iso.date('is not a date; write it as 2025-09-22');
const wholeNumber = z.int('must be a whole number').positive();

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
const articleSchema = (known: Known) =>
  z.strictObject({
    /** Title of the article: its h1, card title and, where it is short enough, its title in search results. */
    title: text(3, 70),
    /** Title in search results, where `title` is too long for them. */
    searchTitle: text(3, 60).optional(),
    ...common(known),
    /** Two or three lines for the listing card. */
    excerpt: text(40, 200),
    /** Place in the listing, highest first. A new article takes the next number. */
    order: wholeNumber,
    /** Day of publication, YYYY-MM-DD. Left out for articles of unknown date. */
    published: date.optional(),
    /** Shows "Published by" with the doctor's and the clinic's name. */
    publishedBy: z.literal(true, 'must be true, or left out').optional(),
    /** false keeps the article out of the listing; it stays reachable by links. */
    listed: z.literal(false, 'must be false, or left out').optional(),
    /** What to read next. */
    related: z.strictObject({
      services: z.array(slugOf<ServiceSlug>(known, 'services')).min(1),
      conditions: conditions(known),
      articles: articles(known),
    }),
    /** Label of the closing button to the contact page; without it there is no button. */
    cta: z
      .enum(
        callToActionLabels,
        `is not a known label; use one of: ${callToActionLabels.join(' | ')}`,
      )
      .optional(),
  });

/** Parts of the body under which "Where does it hurt?" lists the conditions, in order. */
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
const conditionSchema = (known: Known) =>
  z.strictObject({
    /** Name of the condition: the page's h1 and its card title. */
    title: text(3, 45),
    ...common(known),
    /** Place in lists and on the grid of cards, from 1. */
    number: wholeNumber,
    /** The part of the body under which "Where does it hurt?" lists it. */
    region: z.enum(regions, `must be one of ${regions.join(', ')}`),
    /** What people call it or feel, in their own words, without a diagnosis; the filter finds the page by them. Never shown. */
    synonyms: unique(text(2, 40))
      .min(3, 'needs at least three words or phrases')
      .max(12, 'has too many: at most 12'),
    /** Text of the card. */
    excerpt: text(40, 140),
    /** One plain sentence under the title. */
    lead: text(40, 160),
    /** The button after the text: to the contact page ("book", "learn-more"), a phone link ("call"), or none because the text has its own link ("inline"). */
    action: z.enum(
      ['book', 'learn-more', 'call', 'inline'],
      'must be book, learn-more, call or inline',
    ),
    /** Three lines at the top, for readers who want to know whether they are right here. */
    answer: z.strictObject({
      /** Whom we may help with this, in one or two sentences. */
      forYou: text(30, 220),
      /** What is not ours to treat, and who does, in one or two sentences. */
      notForUs: text(30, 220),
      /** Ids of two to four emergency signs of this page; their `short` words make the line "Go now". */
      goNow: unique(idOf(known, 'signs'))
        .min(2, 'needs two to four signs')
        .max(4, 'needs two to four signs'),
    }),
    /** The strip "Your visit"; what is the same on all pages stands in src/content/pages/visit.yaml. */
    visit: z.strictObject({
      /** Ids of the techniques that we may use; [] when there is none. */
      techniques: unique(idOf(known, 'techniques')),
      /** One sentence: what the first visit for this condition looks at. */
      plan: text(40, 240),
    }),
    /** The closing call to action. */
    closing: headed({ text: text(20, 300) }),
    /** What to read next. */
    related: z.strictObject({
      service: slugOf<ServiceSlug>(known, 'services'),
      articles: articles(known).min(1),
      conditions: conditions(known),
    }),
  });

/** Front matter of src/content/services/<slug>.mdx. */
const serviceSchema = (known: Known) =>
  z.strictObject({
    /** Name of the service: the page's h1, menu entry and card title. */
    title: text(3, 45),
    ...common(known),
    /** Place in menus and lists, from 1. */
    number: wholeNumber,
    /** Text of the card on the home page. */
    excerpt: text(40, 140),
    /** One plain sentence under the title. */
    lead: text(40, 160),
    /** The section about this service on the services page. */
    overview: headed({ text: text(80, 700) }),
    /** First section, followed by a button to the contact page. */
    intro: headed({ text: z.array(text(20, 900)).min(1) }),
    /** Beneficiaries or benefits, as an accordion. */
    accordion: headed({
      items: z.array(z.strictObject({ title: text(3, 80), content: text(20, 600) })).min(2),
    }),
    /** Conditions that this service is often asked for. */
    conditions: headed({ text: text(20, 400), slugs: conditions(known).min(1) }),
    /** "What to expect", in order. */
    steps: z.strictObject({
      heading: text(3, 80).regex(/^What to expect/, 'must start with "What to expect"'),
      items: steps,
    }),
    /** Questions and answers, on some services. */
    faq: faq.optional(),
    /** The closing call to action. */
    closing: headed({ text: text(20, 300) }),
    /** What to read next. */
    related: z.strictObject({ articles: articles(known).min(1) }),
  });

/** Schemas of the front matter in src/content/<collection>/<slug>.mdx. */
export const entrySchemas = (known: Known) => ({
  services: serviceSchema(known),
  conditions: conditionSchema(known),
  blog: articleSchema(known),
});

/** A part of the body. */
export type Region = (typeof regions)[number];
export type Article = z.output<ReturnType<typeof articleSchema>>;
export type Condition = z.output<ReturnType<typeof conditionSchema>>;
export type Service = z.output<ReturnType<typeof serviceSchema>>;
