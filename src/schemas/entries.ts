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
import { day, linkedText, text } from './values.ts';

/** What only the doctor changes: risks, warning signs, studies. */
const health = (references: References) =>
  z
    .strictObject({
      emergency: idOf(references, 'emergencies')
        .optional()
        .describe('The box near the top of the page: when to call 911 or go to the ER.'),
      care: unique(idOf(references, 'care')).meta({
        title: 'Kinds of care on the page',
        description: 'The page shows the risks of each.',
      }),
      signs: unique(idOf(references, 'signs')).max(3).meta({
        title: 'Warning signs',
        description: 'Only signs that need a doctor today; the box above says the others.',
      }),
      evidence: unique(idOf(references, 'evidence')).meta({
        title: 'What studies found',
        description: 'Folded near the end of the page; may be empty.',
      }),
      sources: unique(idOf(references, 'sources')).describe('The page lists them at its end.'),
    })
    .meta({ title: 'Health', description: 'Change this only with the doctor.' });

/** Whether builds leave it out. */
const draft = (what: string) =>
  z
    .boolean()
    .optional()
    .meta({ description: `On: only you see the ${what}. Off: the site shows it.` });

const articles = (references: References) => z.array(slugOf<ArticleSlug>(references, 'blog'));
const conditions = (references: References) =>
  z.array(slugOf<ConditionSlug>(references, 'conditions'));

/** "Read next" is one row of cards. */
const atMostFourPages = [
  (related: object) => Object.values(related).flat().length <= 4,
  'names more than four pages in total',
] as const;

const wholeNumber = z.int().positive();

const callToActionLabels = [
  'Schedule Your Appointment Today',
  'Schedule Your Family Visit',
  'Schedule Your Visit',
  'Schedule Your Prenatal Visit',
  "Schedule Your Child's Visit",
  "Schedule Your Family's Appointment",
] as const;

/** Front matter of src/content/blog/<slug>.mdx. */
const articleSchema = (references: References) =>
  z.strictObject({
    title: text(3, 48).describe(
      'The page, its card (two lines) and, without a title of its own, search results show it.',
    ),
    searchTitle: text(3, 60).optional().meta({
      title: 'Title in search results',
      description: 'If the title is too long for them.',
    }),
    ...metadata,
    health: health(references),
    picture: picture(references, 'hero').optional().meta({
      folder: 'blog',
      description:
        'Fills the width of the page: at least 1,200 pixels wide. Empty for the picture with the name of the article.',
    }),
    excerpt: text(40, 100).meta({
      title: 'Text of the card',
      description: 'In the list of articles: three lines.',
    }),
    order: wholeNumber.meta({
      title: 'Position in the list',
      description: 'The highest comes first. A new article takes the next number.',
    }),
    published: day.optional().meta({
      title: 'Day of publication',
      description: 'The article is not on the site before that day; may be empty.',
    }),
    draft: draft('article'),
    author: nameFrom<string>(references.people, 'src/content/clinic/people.yaml')
      .optional()
      .describe('The page names the person with the clinic; may be empty.'),
    listed: z
      .literal(false, 'must be false, or left out')
      .optional()
      .meta({ title: 'In the list of articles', description: 'Off: only links lead to it.' }),
    related: z
      .strictObject({
        service: slugOf<ServiceSlug>(references, 'services').optional(),
        condition: slugOf<ConditionSlug>(references, 'conditions').optional(),
        article: slugOf<ArticleSlug>(references, 'blog').optional(),
      })
      .refine(
        ({ service, condition }) => !service !== !condition,
        'must name one service or one condition',
      )
      .meta({ title: 'Read next', description: 'One service or condition, and one article.' }),
    cta: z
      .enum(callToActionLabels)
      .meta({ title: 'Last button', description: 'It leads to the contact page.' }),
  });

/** Fields of conditions and services. */
const numbered = (references: References) => ({
  title: text(3, 45),
  searchTitle: text(3, 60).optional(),
  ...metadata,
  health: health(references).extend({
    /** Who needs a doctor first, a sentence for each case; left out if the signs say enough. */
    doctorFirst: linkedText(30, 700).optional(),
  }),
  draft: draft('page'),
  written: day.optional(),
  lead: text(40, 160),
  closing: headed({ text: text(20, 300) }),
});

/** Front matter of src/content/conditions/<slug>.mdx. */
const conditionSchema = (references: References) =>
  z.strictObject({
    ...numbered(references),
    /** The text of the card, which has two short lines on phones. */
    excerpt: text(20, 46),
    region: z.enum(regions),
    synonyms: synonyms.min(3),
    /** What follows the text: two buttons, one to learn more, the phone number, or nothing. */
    action: z.enum(['book', 'learn-more', 'call', 'inline']).default('book'),
    faq: faq.optional(),
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
    excerpt: text(40, 140),
    prices: z.literal(false, 'must be false, or left out').optional(),
    /** One more sentence, on the page of all services. */
    detail: text(20, 160).optional(),
    synonyms: synonyms.optional(),
    intro: headed({
      text: z.array(linkedText(20, 900)).min(1),
    }),
    accordion: headed({
      items: z.array(z.strictObject({ title: text(3, 80), content: text(20, 700) })).min(2),
    }).optional(),
    conditions: headed({ slugs: conditions(references).min(1) }).optional(),
    steps: z.strictObject({
      heading: text(3, 80).regex(/^What to expect/, 'must start with "What to expect"'),
      items: steps,
    }),
    faq: faq.optional(),
    related: z
      .strictObject({
        services: z.array(slugOf<ServiceSlug>(references, 'services')),
        conditions: conditions(references),
        articles: articles(references).min(1),
      })
      .refine(...atMostFourPages),
  });

/** Front matter of src/content/info/<slug>.mdx: a plain page of the owner's own, such as the notice of privacy practices. */
const infoSchema = z.strictObject({
  title: text(3, 60).describe('The page and search results show it.'),
  description: metadata.description,
  draft: draft('page'),
  footer: text(2, 40).optional().meta({
    title: 'Label of its link in the footer',
    description: 'If the title is too long for it.',
  }),
  synonyms: synonyms.optional(),
});

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
