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
  point,
  type References,
  slugOf,
  steps,
  synonyms,
  unique,
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
const whoFirst = z.strictObject({ title: label, items: z.array(text(10, 200)).min(2) });
const titled = z.array(z.strictObject({ title: label, text: paragraph })).min(2);

/** Sections of the home page between its hero and its call to action, which always stay. */
export const homeSections = [
  'values',
  'problem',
  'bodyMap',
  'benefits',
  'process',
  'why',
  'doctor',
  'services',
  'reviews',
  'faq',
] as const;

/** Sections of the About page between its hero and its call to action, which always stay. */
export const aboutSections = ['mission', 'people', 'techniques', 'webster', 'zone'] as const;

export type HomeSection = (typeof homeSections)[number];
export type AboutSection = (typeof aboutSections)[number];

/** Names of a page's sections in the order of the page. One that is left out is not shown; its words stay in the file. */
const sectionList = <Name extends string>(names: readonly Name[], needed: readonly Name[] = []) =>
  unique(nameFrom<Name>(names, `the sections of this page (${names.join(', ')})`))
    .min(1, 'needs at least one section')
    .superRefine((list, { addIssue }) => {
      for (const name of needed.filter((each) => !list.includes(each)))
        addIssue(`needs "${name}", which other pages link to`);
    });

/** A static page: one that is not an entry. */
const page =
  (references: References) =>
  <Shape extends z.ZodRawShape>(shape: Shape) =>
    z.strictObject({
      /** Address of a file in src/routes. */
      path: nameFrom<StaticPath>(references.staticPaths, 'src/routes'),
      /** Address of the page above it in the breadcrumbs; left out below the home page. */
      parent: nameFrom<StaticPath>(references.staticPaths, 'src/routes').optional(),
      /** Name in breadcrumbs and menus. */
      name: label,
      kind: pageKind,
      /** Title for search results. */
      title: text(3, 70),
      ...metadata,
      heading: text(3, 80),
      body: z.strictObject({
        /** A sentence under the heading. */
        lead: text(40, 160),
        ...shape,
      }),
    });

/** Schemas of src/content/pages/<name>.yaml. */
export const pageSchemas = (references: References) => {
  const pageWith = page(references);
  const slug = slugOf<ConditionSlug>(references, 'conditions');
  const sectionPicture = picture(references, 'section');
  return {
    home: pageWith({
      sections: sectionList(homeSections),
      reviewsLink: label,
      surveyHeading: label,
      values: titled,
      problem: headed({ paragraphs, reasonsHeading: label, reasons: paragraphs }),
      benefits: headed({
        picture: sectionPicture,
        /** The subject of the picture, in percent from the left and the top; crops keep it visible. */
        focalPoint: point,
        items: titled,
      }),
      process: headed({
        /** Fills the width of the window. */
        picture: picture(references, 'hero'),
        items: steps,
      }),
      why: headed({
        text: paragraph,
        /** Label of what each number is based on, shown on a tap. */
        basisLabel: label,
        numbers: z
          .array(
            z.strictObject({
              value: text(1, 20),
              label,
              /** Its source, date and sample size: "{claims.reviews.basis}". */
              basis: z.array(text(5, 300)).min(1),
            }),
          )
          .min(1),
        insurance: paragraph,
        link: label,
      }),
      /** The chiropractors; the client calls it the doctor section. */
      doctor: headed({
        text: paragraph,
        link: label,
        /** Shown while the practitioners have no photos. */
        picture: sectionPicture,
        /** The subject of the picture, in percent from the left and the top; crops keep it visible. */
        focalPoint: point,
      }),
      services: headed({ text: paragraph }),
      reviews: headed({ text: paragraph }),
      faq,
    }),
    services: pageWith({
      intro: headed({ paragraphs }),
      conditions: headed({
        text: paragraph,
        items: z.array(z.strictObject({ title: label, content: paragraph, slug })).min(1),
        link: label,
      }),
      closing: headed({ text: paragraph }),
    }),
    conditions: pageWith({
      intro: headed({ text: paragraph }),
      /** Chiropractor or doctor: who to see first. */
      whoFirst: headed({
        text: paragraph,
        /** Us, a doctor, either; the second begins with the rules of policy.yaml. */
        groups: z.tuple([whoFirst, whoFirst, whoFirst], 'needs three groups'),
      }),
      allSigns: headed({ text: paragraph }),
      risks: headed({ text: paragraph }),
    }),
    about: pageWith({
      sections: sectionList(aboutSections, ['people', 'techniques']),
      mission: headed({ paragraphs, picture: sectionPicture }),
      /** Labels of the facts about people. */
      people: z.strictObject({
        education: label,
        techniques: label,
        since: label,
        license: label,
        /** The link to the board's lookup. */
        lookup: label,
        languages: label,
        certificates: label,
        here: label,
        mayAsk: label,
      }),
      techniquesHeading: label,
      webster: headed({
        paragraphs,
        link: label,
        /** Slug of the service that the link leads to. */
        service: slugOf<ServiceSlug>(references, 'services'),
      }),
      zone: headed({ paragraphs }),
    }),
    blog: pageWith({
      listHeading: label,
      /** Accessible name of the links to the topics. */
      topics: label,
      /** Heading of the older articles, which are listed as links. */
      olderHeading: label,
    }),
    'new-patients': pageWith({
      action: label,
      call: label,
      formName: label,
      special: headed({
        /** Replaces `lead` while there is a special: "{visit.special}". */
        offers: z.array(note),
        /** What every first visit includes. */
        items: titled,
      }),
      /** Heading of the sections. */
      choice: label,
      /** What people ask before a visit: time, prices, what to bring. */
      before: headed({ items: z.array(answered) }),
      sections: z
        .array(
          headed({
            id,
            paragraphs,
            frameTitle: label,
            /** Follows the name of the form, for screen readers: "for families". */
            audience: label,
            picture: sectionPicture,
            /** The subject of the picture, in percent from the left and the top; crops keep it visible. */
            focalPoint: point,
            /** Link to a group in the list of all warning signs. */
            signsLink: z.strictObject({ label, group: z.enum(signGroups) }).optional(),
          }),
        )
        .length(3, 'needs three sections, each with a form'),
      pin: headed({
        text: paragraph,
        steps,
        /** What people may type for it in the search. */
        synonyms: synonyms.optional(),
        /** Link from the top of the page. */
        jump: label,
        /** Link to the configuration's `newPatientForms`. */
        forms: label,
        /** Below the steps: "{visit.formsHere}". */
        notes: z.array(note),
        /** Shown if the configuration has no `newPatientForms`. */
        otherwise: note,
        hours: paragraph,
      }),
    }),
    contact: pageWith({
      form: headed({ text: paragraph, frameTitle: label }),
      /** In place of `form` where people pick a time themselves. */
      booking: headed({ text: paragraph, frameTitle: label }),
      phone: headed({
        text: paragraph,
        call: label,
        insurance: label,
        /** Label of the fax number. */
        fax: label,
        /** Links to a text message and an e-mail, and a note on what not to write in them. */
        write: z.strictObject({ text: label, email: label, note: paragraph }),
        hoursHeading: label,
        notes: z.array(note),
      }),
      ready: headed({ text: paragraph, items: titled, newPatients: label }),
      location: headed({
        text: paragraph,
        /** Directions in words, shown with the drawn map if the configuration has `way`. */
        way: paragraph,
        /** Parking and entrance. */
        notes: z.array(note),
        /** Note that the drawn map is not to scale. */
        scale: label,
        /** Labels of the links to Google Maps and Apple Maps. */
        directions: z.strictObject({ google: label, apple: label }),
        card: label,
        frameTitle: label,
      }),
      /** What happens with what people type, and the notice of privacy practices. */
      privacy: headed({ notice: label }),
      /** For current patients. */
      patients: headed({
        /** Link from the top of the page. */
        jump: label,
        items: z.array(answered).min(1),
        risks: label,
      }),
      /** What the search also finds on this page, with the id of the section that says it. */
      answers: z.array(answered.extend({ section: z.enum(['request', privacyAnchor]) })),
    }),
  };
};

export type PageName = keyof ReturnType<typeof pageSchemas>;
export type PageBody<Name extends PageName> = z.output<
  ReturnType<typeof pageSchemas>[Name]
>['body'];
