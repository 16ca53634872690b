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
    z
      .strictObject({
        /** Address of a file in src/routes. */
        path: nameFrom<StaticPath>(references.staticPaths, 'src/routes').meta({ input: 'hidden' }),
        /** Address of the page above it in the breadcrumbs; left out below the home page. */
        parent: nameFrom<StaticPath>(references.staticPaths, 'src/routes')
          .optional()
          .meta({ input: 'hidden' }),
        name: label.meta({ title: 'Name in menus' }),
        kind: pageKind.meta({ input: 'hidden' }),
        title: text(3, 70).meta({ title: 'Title in search results' }),
        ...metadata,
        heading: text(3, 80),
        body: z
          .strictObject({
            lead: text(40, 160).meta({ title: 'Sentence under the heading' }),
            ...shape,
          })
          .meta({ title: 'Sections' }),
      })
      .meta({ first: ['heading', 'body', 'name'] });

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
      problem: headed({ text: paragraph }).describe('Above the picture of the body.'),
      benefits: headed({
        picture: sectionPicture,
        focalPoint: subject,
        items: titled,
      }),
      process: headed({ items: steps }),
      why: headed({
        text: paragraph,
        /** None if the clinic counted nothing. */
        numbers: z.array(
          z.strictObject({
            value: text(1, 20),
            label,
            basis: z.array(text(5, 300)).min(1).meta({
              title: 'What it is based on',
              description: 'Its source, date and sample size: {claims.reviews.basis}.',
            }),
          }),
        ),
        link: label,
      }),
      /** The chiropractors; the client calls it the doctor section. */
      doctor: headed({ link: label }),
      servicesHeading: label,
      reviews: headed({ text: paragraph, synonyms: synonyms.optional() })
        .optional()
        .describe('Left out by a clinic that shows no reviews.'),
      faq,
    }),
    services: pageWith({
      intro: paragraph,
      conditions: headed({
        items: z
          .array(
            z.strictObject({
              title: label,
              content: paragraph,
              slug: slug.meta({ title: 'Condition' }),
            }),
          )
          .min(1),
        link: label,
      }),
      closing: headed({ text: paragraph }),
    }),
    conditions: pageWith({
      intro: headed({ text: paragraph }),
      doctorFirst: headed({
        emergency: linkedText(40, 520).meta({
          title: 'When to call 911 or 988',
          description: 'What to do stands between ** and **.',
        }),
        text: paragraph,
        items: z.array(text(10, 200)).min(1),
      }),
      allSigns: headed({ text: paragraph }),
      rules: label.meta({ title: 'Heading of the rules of care' }),
      risks: headed({ text: paragraph }),
    }),
    about: pageWith({
      mission: headed({ paragraphs, picture: sectionPicture }),
      techniquesHeading: label,
      webster: headed({
        paragraphs,
        link: label,
        service: slugOf<ServiceSlug>(references, 'services').describe('The link leads to it.'),
      })
        .optional()
        .describe('Left out by a clinic that does not offer it.'),
      zone: headed({ paragraphs })
        .optional()
        .describe('Left out by a clinic that does not offer it.'),
      links: z
        .strictObject({ reviews: label, prices: label, safety: label })
        .meta({ title: 'Links at the end' }),
    }),
    blog: pageWith({
      listHeading: label,
    }),
    'new-patients': pageWith({
      action: label,
      call: label,
      formName: label,
      sections: z
        .array(
          headed({
            /** Anchor of the section, which links lead to. */
            id: id.meta({ input: 'hidden' }),
            paragraphs,
            frameTitle: label,
            audience: label.describe('Follows the name of the form: for families.'),
            picture: sectionPicture,
            focalPoint: subject,
            signsLink: z
              .strictObject({ label, group: z.enum(signGroups) })
              .optional()
              .describe('It leads to a group of all warning signs.'),
          }),
        )
        .length(3, 'needs three sections, each with a form'),
      special: headed({
        offers: z
          .array(note)
          .describe(
            'In place of the sentence under the heading while there is a special: {visit.special}.',
          ),
        items: titled.meta({ title: 'What every first visit includes' }),
      }),
      before: headed({
        items: z
          .array(
            answered.extend({
              text: z
                .array(note)
                .describe('Sentences; one that quotes what you do not say is left out.'),
            }),
          )
          .max(6, 'has more than six answers'),
      }).meta({
        title: 'What people ask before a visit',
        description: 'Time, insurance, what to bring.',
      }),
      pin: headed({
        text: paragraph,
        synonyms: synonyms.optional(),
        jump: label.describe('Link from the top of the page.'),
        forms: label.describe('Link to the online forms, if there are some.'),
        otherwise: note.describe('Shown if there are no online forms.'),
        notes: z.array(note).describe('After the text: {visit.formsHere}.'),
      })
        .optional()
        .describe('Left out by a clinic whose online forms need no PIN; their link goes with it.'),
    }),
    contact: pageWith({
      form: headed({ text: paragraph, frameTitle: label }),
      booking: headed({ text: paragraph, frameTitle: label }).describe(
        'In place of the form where people pick a time themselves.',
      ),
      phone: headed({
        text: paragraph,
        insurance: label,
        fax: label.describe('Label of the fax number.'),
        write: z
          .strictObject({ text: label, email: label, note: paragraph })
          .describe(
            'Links to a text message and an e-mail, and a note on what not to write in them.',
          ),
        hoursHeading: label,
        notes: z.array(note),
      }),
      newPatients: linkedText(5, 300).meta({ title: 'Links for new patients' }),
      location: headed({
        text: paragraph,
        way: paragraph.meta({
          title: 'Directions',
          description: 'In words, beside the drawn way from the highway.',
        }),
        notes: z.array(note).describe('Parking and entrance.'),
        scale: label.meta({ title: 'Note that the drawn way is not to scale' }),
        directions: z
          .strictObject({ google: label, apple: label })
          .describe('Words of the links to Google Maps and Apple Maps.'),
        card: label,
        frameTitle: label,
      }),
      privacy: headed({ notice: label }).describe(
        'The heading, and the link to the notice of privacy practices.',
      ),
      patients: headed({
        items: z.array(answered).min(1),
        emergency: linkedText(40, 520).meta({
          title: 'When to call 911 after a visit',
          description: 'What to do stands between ** and **.',
        }),
        risks: label.describe('The link to all of these signs.'),
      }).meta({ title: 'For current patients' }),
      answers: z
        .array(answered.extend({ section: z.enum(['request', privacyAnchor]) }))
        .describe('What the search also finds on this page, and the section that says it.'),
    }),
  };
};

export type PageName = keyof ReturnType<typeof pageSchemas>;
export type PageBody<Name extends PageName> = z.output<
  ReturnType<typeof pageSchemas>[Name]
>['body'];
