import { z } from 'zod';
import type { ConditionSlug, ServiceSlug, StaticPath } from '../generated/slugs.ts';
import { privacyAnchor } from '../lib/anchor.ts';
import {
  faq,
  headed,
  label,
  metadata,
  nameFrom,
  pageKind,
  paragraph,
  picture,
  type References,
  slugOf,
  steps,
  subject,
  synonyms,
} from './common.ts';
import { signGroups } from './registries.ts';
import { id, linkedText, text } from './values.ts';

const paragraphs = z.array(paragraph).min(1);
/** A short text, or just a fact: "{visit.parking}". */
const note = text(5, 500);
/** What people ask: the search finds it and shows its text. */
const answered = z.strictObject({
  title: label,
  text: linkedText(5, 500),
  synonyms: synonyms.optional(),
});
const titled = z.array(z.strictObject({ title: label, text: paragraph })).min(2);

/** A static page: one that is not an entry. */
const page =
  (references: References) =>
  <Shape extends z.ZodRawShape>(shape: Shape) =>
    z.strictObject({
      /** Address of a file in src/routes. */
      path: nameFrom<StaticPath>(references.staticPaths, 'src/routes'),
      /** Address of the page above it in the breadcrumbs; left out below the home page. */
      parent: nameFrom<StaticPath>(references.staticPaths, 'src/routes').optional(),
      name: label,
      kind: pageKind,
      title: text(3, 70),
      ...metadata,
      heading: text(3, 80),
      body: z.strictObject({ lead: text(40, 160), ...shape }),
    });

/** Schemas of src/content/pages/<name>.yaml. */
export const pageSchemas = (references: References) => {
  const pageWith = page(references);
  const slug = slugOf<ConditionSlug>(references, 'conditions');
  const sectionPicture = picture(references, 'section');
  return {
    home: pageWith({
      reviewsLink: label,
      surveyHeading: label,
      values: titled,
      problem: headed({ text: paragraph }),
      benefits: headed({ picture: sectionPicture, focalPoint: subject, items: titled }),
      process: headed({ items: steps }),
      why: headed({
        text: paragraph,
        /** None if the clinic counted nothing. */
        numbers: z.array(
          z.strictObject({ value: text(1, 20), label, basis: z.array(text(5, 300)).min(1) }),
        ),
        link: label,
      }),
      /** The chiropractors; the client calls it the doctor section. */
      doctor: headed({ link: label }),
      servicesHeading: label,
      reviews: headed({ text: paragraph, synonyms: synonyms.optional() }).optional(),
      faq,
    }),
    services: pageWith({
      intro: paragraph,
      conditions: headed({
        items: z.array(z.strictObject({ title: label, content: paragraph, slug })).min(1),
        link: label,
      }),
      closing: headed({ text: paragraph }),
    }),
    conditions: pageWith({
      intro: headed({ text: paragraph }),
      emergency: linkedText(40, 520),
      allSigns: headed({ text: paragraph }),
      rules: label,
      risks: headed({ text: paragraph }),
    }),
    about: pageWith({
      mission: headed({ paragraphs, picture: sectionPicture }),
      techniquesHeading: label,
      webster: headed({
        paragraphs,
        link: label,
        service: slugOf<ServiceSlug>(references, 'services'),
      }).optional(),
      zone: headed({ paragraphs }).optional(),
      links: z.strictObject({
        safety: label,
        numbers: label,
        prices: label,
        reviews: label,
      }),
    }),
    blog: pageWith({ listHeading: label }),
    'new-patients': pageWith({
      action: label,
      call: label,
      formName: label,
      sections: z
        .array(
          headed({
            /** Anchor of the section, which links lead to. */
            id,
            paragraphs,
            frameTitle: label,
            audience: label,
            picture: sectionPicture,
            focalPoint: subject,
            /** Without a group, to the list of all signs. */
            /** Without a group, to all warning signs. */
            signsLink: z.strictObject({ label, group: z.enum(signGroups).optional() }).optional(),
          }),
        )
        .length(3, 'needs three sections, each with a form'),
      special: headed({ offers: z.array(note), items: titled }),
      before: headed({
        items: z.array(answered.extend({ text: z.array(note) })).max(6),
      }),
      pin: headed({
        text: paragraph,
        synonyms: synonyms.optional(),
        jump: label,
        forms: label,
        otherwise: note,
        notes: z.array(note),
      }).optional(),
    }),
    contact: pageWith({
      form: headed({ text: paragraph, frameTitle: label }),
      booking: headed({ text: paragraph, frameTitle: label }),
      phone: headed({
        text: paragraph,
        insurance: label,
        fax: label,
        write: z.strictObject({ text: label, email: label, note: paragraph }),
        hoursHeading: label,
        notes: z.array(note),
      }),
      newPatients: linkedText(5, 300),
      location: headed({
        text: paragraph,
        way: paragraph,
        notes: z.array(note),
        scale: label,
        directions: z.strictObject({ google: label, apple: label }),
        card: label,
        frameTitle: label,
      }),
      privacy: headed({ notice: label }),
      patients: headed({
        items: z.array(answered).min(1),
        emergency: linkedText(40, 520),
        risks: label,
      }),
      answers: z.array(answered.extend({ section: z.enum(['request', privacyAnchor]) })),
    }),
  };
};

export type PageName = keyof ReturnType<typeof pageSchemas>;
export type PageBody<Name extends PageName> = z.output<
  ReturnType<typeof pageSchemas>[Name]
>['body'];
