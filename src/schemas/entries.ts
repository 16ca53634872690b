import { z } from 'zod';
import type { ArticleSlug, ConditionSlug, ServiceSlug } from '../generated/slugs.ts';
import {
  faq,
  headed,
  idOf,
  metadata,
  nameFrom,
  picture,
  type References,
  regions,
  slugOf,
  steps,
  synonyms,
  unique,
} from './common.ts';
import { day, sentence, text } from './values.ts';

/** Fields of every entry. */
const common = (references: References) => ({
  ...metadata,
  /** Ids of the sources of the text; may be []. */
  sources: unique(idOf(references, 'sources')),
  /** Ids of the kinds of care on the page; may be []. */
  care: unique(idOf(references, 'care')),
  /** Ids of the warning signs, at most 4 that need 911 or the ER and 3 for today (`maxSigns`); may be []. The page adds those of its `care`. */
  signs: unique(idOf(references, 'signs')),
  /** What the care can do; left out if `care` is []. */
  gains: z
    .strictObject({
      /** Ids of what studies found; may be []. */
      evidence: unique(idOf(references, 'evidence')),
      /** What we hope to change, and how a patient notices it. */
      hope: sentence(20, 240),
      /** What else works. */
      alsoWorks: sentence(20, 240),
    })
    .optional(),
});

/** Ids of the two or three signs for the go-now line near the top of a page: 911 or the ER. */
const goNow = (references: References) =>
  unique(idOf(references, 'signs'))
    .min(2, 'needs two or three signs')
    .max(3, 'needs two or three signs');

/** The lines at the top of a condition or service, one or two sentences each. */
const answer = (references: References) =>
  z.strictObject({
    /** Who we may help, and with what. */
    forYou: text(30, 260),
    /** When to come: today, in a week if it is no better, or after seeing a doctor. */
    when: text(20, 320),
    /** What we do at the first visit. */
    visit: text(30, 220),
    /** What needs a doctor first; left out if the go-now line and the card of signs say enough. */
    doctorFirst: text(30, 420).optional(),
    goNow: goNow(references),
  });

const articles = (references: References) => z.array(slugOf<ArticleSlug>(references, 'blog'));
const conditions = (references: References) =>
  z.array(slugOf<ConditionSlug>(references, 'conditions'));

/** "Read next" is one row of cards. */
const atMostFourPages = [
  (related: object) => Object.values(related).flat().length <= 4,
  'names more than four pages in total',
] as const;

const wholeNumber = z.int('must be a whole number').positive();

const callToActionLabels = [
  'Schedule Your Appointment Today',
  'Schedule Your Family Visit',
  'Schedule Your Visit',
  'Schedule Your Prenatal Visit',
  "Schedule Your Child's Visit",
  "Schedule Your Family's Appointment",
] as const;

/** Front matter of src/content/blog/<id>.mdx. */
const articleSchema = (references: References) =>
  z.strictObject({
    /** The h1, the title of the card (two lines) and, without a `searchTitle`, the title in search results. */
    title: text(3, 48),
    /** Title in search results, if `title` is too long for them. */
    searchTitle: text(3, 60).optional(),
    ...common(references),
    picture: picture(references, 'hero').optional().meta({
      folder: 'blog',
      description:
        'Fills the width of the page: at least 1,200 pixels wide. Empty for the picture with the name of the article.',
    }),
    excerpt: text(40, 100).meta({ description: 'Text of the card in the listing: three lines.' }),
    /** Position in the listing, highest first. A new article takes the next number. */
    order: wholeNumber,
    /** Id of the topic under which the listing shows it. */
    topic: idOf(references, 'topics'),
    published: day.optional().meta({
      title: 'Day of publication',
      description: 'The article is not on the site before that day; may be empty.',
    }),
    draft: z.boolean('must be true or false').optional().meta({
      description: 'On: only you see the article. Off: the site shows it.',
    }),
    /** Id of the author in src/content/clinic/people.yaml; "Published by" shows their name and the clinic's. */
    author: nameFrom<string>(references.people, 'src/content/clinic/people.yaml').optional(),
    /** false excludes the article from the listing; its page stays published. */
    listed: z.literal(false, 'must be false, or left out').optional(),
    related: z
      .strictObject({
        services: z.array(slugOf<ServiceSlug>(references, 'services')).min(1),
        conditions: conditions(references),
        articles: articles(references),
      })
      .refine(...atMostFourPages),
    /** The go-now line after the short version; left out where no sign is that urgent. */
    goNow: goNow(references).optional(),
    /** Label of the closing button to the contact page. */
    cta: z.enum(
      callToActionLabels,
      `is not a known label; use one of: ${callToActionLabels.join(' | ')}`,
    ),
  });

/** Fields of conditions and services. */
const numbered = (references: References) => ({
  /** The h1, the menu item and the title of the card. */
  title: text(3, 45),
  /** Title in search results, if it should differ from `title`. */
  searchTitle: text(3, 60).optional(),
  ...common(references),
  answer: answer(references),
  /** Position in menus and lists, from 1. */
  number: wholeNumber,
  /** Text of the card. */
  excerpt: text(40, 140),
  /** One plain sentence under the title. */
  lead: text(40, 160),
  /** The call to action at the end. */
  closing: headed({ text: text(20, 300) }),
});

/** Front matter of src/content/conditions/<slug>.mdx. */
const conditionSchema = (references: References) =>
  z.strictObject({
    ...numbered(references),
    /** The part of the body where "Where does it hurt?" lists it. */
    region: z.enum(regions, `must be one of ${regions.join(', ')}`),
    synonyms: synonyms.min(3, 'needs at least three words or phrases'),
    /** What follows the text: a button to the contact page ("book", "learn-more"), a phone link ("call"), or nothing ("inline"). */
    action: z.enum(
      ['book', 'learn-more', 'call', 'inline'],
      'must be book, learn-more, call or inline',
    ),
    /** Ids of the techniques used; may be []. */
    techniques: unique(idOf(references, 'techniques')),
    related: z
      .strictObject({
        service: slugOf<ServiceSlug>(references, 'services'),
        articles: articles(references).min(1),
        conditions: conditions(references),
      })
      .refine(...atMostFourPages),
  });

/** Front matter of src/content/services/<slug>.mdx. */
const serviceSchema = (references: References) =>
  z.strictObject({
    ...numbered(references),
    synonyms: synonyms.optional(),
    /** The service's section on the services page. */
    overview: headed({ text: text(80, 700) }),
    /** The first section, before the answer. */
    intro: headed({ text: z.array(text(20, 900)).min(1) }),
    /** Who it helps, or how, as an accordion. */
    accordion: headed({
      items: z.array(z.strictObject({ title: text(3, 80), content: text(20, 700) })).min(2),
    }),
    /** Conditions that this service is often used for. */
    conditions: headed({ text: text(20, 400), slugs: conditions(references).min(1) }),
    steps: z.strictObject({
      heading: text(3, 80).regex(/^What to expect/, 'must start with "What to expect"'),
      items: steps,
    }),
    faq: faq.optional(),
    related: z.strictObject({ articles: articles(references).min(1) }).refine(...atMostFourPages),
  });

/** Front matter of src/content/info/<slug>.mdx: a plain page of the owner's own, such as the notice of privacy practices. */
const infoSchema = z.strictObject({
  /** The h1 and the title in search results. */
  title: text(3, 60),
  /** Description for search results. */
  description: text(50, 160),
  /** Label of the link in the footer of all pages, if `title` is too long for it. */
  footer: text(2, 40).optional(),
  /** What else people may type for it. */
  synonyms: synonyms.optional(),
});

/** The schema of each folder's front matter. */
export const entrySchemas = (references: References) => ({
  services: serviceSchema(references),
  conditions: conditionSchema(references),
  blog: articleSchema(references),
  info: infoSchema,
});

export type Info = z.output<typeof infoSchema>;
export type Article = z.output<ReturnType<typeof articleSchema>>;
export type Condition = z.output<ReturnType<typeof conditionSchema>>;
export type Service = z.output<ReturnType<typeof serviceSchema>>;
