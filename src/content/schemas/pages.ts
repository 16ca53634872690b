import { z } from 'zod';
import type { PictureSource } from '~/lib/picture';
import type { ConditionSlug } from '../slugs.gen.ts';
import {
  faq,
  headed,
  label,
  metadata,
  pageKind,
  paragraph,
  pictureName,
  slug,
  steps,
  words,
} from './common.ts';
import { regions } from './entries.ts';

const paragraphs = z.array(paragraph).min(1);
const titled = z.array(z.strictObject({ title: label, text: paragraph })).min(2);

/** A page of its own: what every page has, and its words in the order of its sections. */
const page = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.strictObject({
    /** Address; there is a file of this address in src/routes. */
    path: z.string().regex(/^\/[a-z/-]*$/, 'is no address such as /about'),
    /** Address of the page above it in the breadcrumbs; left out below home. */
    parent: z.string().startsWith('/').optional(),
    /** Name in breadcrumbs and menus. */
    name: label,
    kind: pageKind,
    /** Title for search results. */
    title: words(3, 70),
    ...metadata,
    /** The h1. */
    heading: words(3, 80),
    words: z.strictObject({
      /** A sentence under the heading. */
      lead: words(40, 160),
      ...shape,
    }),
  });

/** A condition; that there is one of this name is checked when the pages are read. */
const conditionSlug = slug as unknown as z.ZodType<ConditionSlug>;

/** A picture by its name; that there is one is checked when the pages are read, and the site gets what the build makes of it. */
const picture = pictureName as unknown as z.ZodType<PictureSource>;

/** Front matter and words of src/content/pages/<name>.yaml. */
export const pageSchemas = {
  home: page({
    reviewsLink: label,
    surveyHeading: label,
    values: titled,
    problem: headed({ paragraphs, signsHeading: label, signs: paragraphs }),
    benefits: headed({ items: titled }),
    process: headed({ items: steps }),
    why: headed({
      text: paragraph,
      figures: z
        .array(
          z.strictObject({
            value: words(1, 20),
            label,
            /** What the figure rests on and when it was checked: "{claims.reviews.basis}". */
            basis: words(20, 300),
          }),
        )
        .min(1),
      insurance: paragraph,
      link: label,
    }),
    doctor: headed({ text: paragraph, link: label }),
    services: headed({ text: paragraph }),
    reviews: headed({ text: paragraph }),
    faq,
  }),
  services: page({
    intro: headed({ paragraphs }),
    conditions: headed({
      text: paragraph,
      items: z
        .array(z.strictObject({ title: label, content: paragraph, slug: conditionSlug }))
        .min(1),
      link: label,
    }),
    closing: headed({ text: paragraph }),
  }),
  conditions: page({ intro: headed({ text: paragraph }) }),
  about: page({
    mission: headed({ paragraphs, picture }),
    doctor: headed({
      text: paragraph,
      educationHeading: label,
      /** The degree alone, as long as the configuration has no school and year. */
      education: words(2, 160),
      techniquesHeading: label,
    }),
    spouse: headed({ text: paragraph }),
    webster: headed({ paragraphs, picture, link: label }),
    zone: headed({ paragraphs, picture }),
  }),
  blog: page({
    listHeading: label,
    /** Above the articles that are too many for cards. */
    olderHeading: label,
  }),
  'new-patients': page({
    action: label,
    call: label,
    formName: label,
    special: headed({
      /** Before what the special holds, as the configuration says it. */
      known: label,
      /** As long as the configuration doesn't say what the special holds. */
      unknown: paragraph,
      /** What certainly comes with a first visit. */
      items: titled,
    }),
    sections: z
      .array(
        headed({
          id: slug,
          text: paragraph,
          frameTitle: label,
          /** Stands beside the form. */
          picture,
          /** A link to the warning signs of a condition. */
          signs: z.strictObject({ label, slug: conditionSlug }).optional(),
        }),
      )
      .length(3, 'needs three sections, each with a form'),
    pin: headed({ text: paragraph, steps, hours: paragraph }),
  }),
  contact: page({
    form: headed({ text: paragraph, frameTitle: label }),
    phone: headed({ text: paragraph, insurance: label, hoursHeading: label }),
    ready: headed({ text: paragraph, items: titled, newPatients: label }),
    location: headed({
      text: paragraph,
      /** The way in words, beside the drawn map: shown when the configuration knows the way. */
      way: paragraph,
      card: label,
      frameTitle: label,
    }),
  }),
};

const discState = z.strictObject({
  label,
  /** What the picture says, for who cannot see it. */
  alt: words(20, 200),
  caption: words(20, 200),
});

/** Words that belong to no address: src/content/pages/<name>.yaml. */
export const textSchemas = {
  'not-found': z.strictObject({
    title: label,
    description: words(50, 160),
    code: z.literal('404'),
    message: label,
    text: paragraph,
    link: label,
  }),
  'unexpected-error': z.strictObject({
    title: label,
    text: paragraph,
    /** Said instead of the text when the browser is offline. */
    offline: paragraph,
    call: label,
    link: label,
  }),
  /** "Where does it hurt?", the way to the conditions. */
  'body-map': headed({
    text: paragraph,
    /** Names of the parts of the body. */
    regions: z.record(z.enum(regions), label),
    /** Where to turn first, and what the map is not. */
    emergency: paragraph,
    filter: z.strictObject({
      label,
      /** Above the pages that were found. */
      found: label,
      /** Said when there are none. */
      none: paragraph,
    }),
  }),
  /** Three states of a disc, one of them at a time. */
  'disc-states': headed({
    /** By the name of its picture, conditions/disc-<name>. */
    states: z.strictObject({ healthy: discState, worn: discState, herniated: discState }),
  }),
  /** The call to action of the pages that are no entries. */
  shared: headed({ text: paragraph }),
  /** What stands with the risks of each page that offers care. */
  risks: headed({
    /** Who says so before a visit. */
    before: paragraph,
    /** What to do when something happens after one. */
    after: paragraph,
  }),
  /** What the strip "Your visit" says on every condition. */
  visit: headed({
    /** Stands before the condition's own sentence. */
    planLabel: label,
    /** The visit in order. */
    steps: z.array(z.strictObject({ title: label, text: words(20, 160) })).min(2),
    techniquesHeading: label,
    /** Cost, insurance and how soon, a line each. */
    notes: z.array(words(10, 160)).min(1),
  }),
};

/** File name of a page's words without its ending. */
export type PageName = keyof typeof pageSchemas;
/** Words of a page. */
export type PageWords<Name extends PageName> = z.infer<(typeof pageSchemas)[Name]>['words'];
/** Words without an address of their own. */
export type Texts<Name extends keyof typeof textSchemas> = z.infer<(typeof textSchemas)[Name]>;
