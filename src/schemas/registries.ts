import { z } from 'zod';
import type { Treatment } from '../lib/picture.ts';
import {
  idOf,
  picture,
  point,
  type References,
  regions,
  sentence,
  slugPattern,
  text,
} from './common.ts';

/** How soon a sign needs help, most urgent first, as the cards are ordered. */
export const urgencies = ['emergency', 'sameDay', 'doctor'] as const;

/** Where the list of all signs groups them: readers whose signs differ, then parts of the body. */
export const signGroups = ['child', 'pregnancy', ...regions] as const;

/** Rules of strings/risks.yaml on who does not get a kind of care. */
export const careRules = ['neck', 'back'] as const;

const signText = /^\*\*([^*]{4,100}[^*.])\*\*([^*]*\.)$/;

/** A warning sign, for which care by somebody else is needed: a record of src/content/signs.yaml. */
const sign = (references: References) =>
  z
    .strictObject({
      /** Its group in the list of all signs. */
      group: z.enum(signGroups, `must be one of ${signGroups.join(', ')}`),
      /** "emergency": 911 or the emergency room now; "sameDay": be seen today; "doctor": soon. If it depends on the degree, write two signs. */
      urgency: z.enum(urgencies, `must be one of ${urgencies.join(', ')}`),
      /** What readers notice, as it follows "Call 911 for", its name in bold first: "**Fever with a stiff neck**, confusion or …". */
      text: text(10, 220).regex(
        signText,
        'must start with a few words between ** and **, and end with a full stop',
      ),
      /** The source on which the sign and its urgency rest. */
      source: idOf(references, 'sources').optional(),
    })
    .transform(({ text, ...sign }) => {
      const [, name = '', rest = ''] = signText.exec(text) ?? [];
      return { ...sign, name, rest };
    });

/** A kind of care, or a group of people in care: a record of src/content/care.yaml. */
const careKind = (references: References) =>
  z
    .strictObject({
      /** Heading of its risk, such as "Neck"; required if there is one. */
      name: text(3, 40).optional(),
      /** Ids of the signs that rule this care out until somebody else has looked; the list of all signs has them, and pages those of their complaint. May be []. */
      signs: z.array(idOf(references, 'signs')),
      /** Serious harm from it and how often it happens, or that nobody knows it, in one or two sentences; left out without hands-on care. */
      risk: sentence(30, 240).optional(),
      /** Who does not get it, which belongs beside its risk: `neck` or `back` of strings/risks.yaml. */
      rules: z.array(z.enum(careRules, `must be one of ${careRules.join(', ')}`)).optional(),
      /** Ids of the sources on which `risk` rests. */
      source: z.array(idOf(references, 'sources')).optional(),
    })
    .refine(({ name, risk }) => name || !risk, {
      path: ['name'],
      error: 'is missing; it is the heading of the risk',
    })
    .refine(({ source, risk }) => risk || !source, {
      path: ['source'],
      error: 'there is no risk that rests on it',
    });

/** A work on which texts rely: a record of src/content/sources.yaml. */
const source = z.strictObject({
  /** Organization or authors: "American College of Physicians". */
  author: text(2, 120),
  title: text(5, 220),
  /** Journal or publisher. */
  publication: text(2, 120),
  year: z.int().min(1950, 'is not a year').max(2100, 'is not a year'),
  /** Address of the work, its DOI if it has one; left out until somebody has opened it and seen that it is this work. */
  link: z
    .url({ protocol: /^https$/, error: 'is not an https:// address' })
    .refine(
      (value) =>
        !/^https:\/\/(dx\.)?doi\.org\//.test(value) ||
        /^https:\/\/doi\.org\/10\.\d{4,}\/\S+$/.test(value),
      'is not a DOI; write it as https://doi.org/10.1000/182',
    )
    .optional(),
});

/** Ids of the techniques that have a section of their own on the About page. */
const ownSections = ['webster', 'zone'];

/** A way of working with the hands or an instrument: a record of src/content/techniques.yaml. */
const technique = (references: References) =>
  z.strictObject({
    name: text(3, 60),
    /** One sentence on what it is and what you feel; not for one that has a section of its own on the About page. */
    text: text(30, 240).optional(),
    /** What touches whom, or with what; a name of a picture. */
    picture: picture(references, 'section').optional(),
    /** Id of the kind of care that pages with this technique must name, if the technique has risks. */
    care: idOf(references, 'care').optional(),
  });

/** A label on a plate, joined by a line to what it names. */
const plateLabel = z.strictObject({
  /** Plain words, such as "L5 nerve root". */
  text: text(3, 30),
  /** The point that it names, in percent from the left and the top of the picture. */
  at: point,
  /** The side of the picture on which the label stands. */
  edge: z.enum(['left', 'right'], 'must be left or right'),
  /** Height of the label in percent from the top, best near the point, in the steps of positions.css. */
  level: z
    .number('must be a number')
    .min(10, 'must be from 10 to 90')
    .max(90, 'must be from 10 to 90')
    .multipleOf(5, 'must be a multiple of 5'),
});

/** Smallest distance of two labels on one side, in percent: two lines of text on a phone. */
const minLabelGap = 20;

/** A picture that explains: a record of src/content/plates.yaml under the name of its picture. */
const plate = (references: References) =>
  z.strictObject({
    /** The same picture, of the same size and camera, before its light: as the plate is scrolled by, the light runs down over it. */
    unlit: picture(references, 'section').optional(),
    /** What the picture shows, for readers who cannot see it. */
    alt: text(20, 200),
    /** What to look for in it, in one sentence. */
    caption: sentence(20, 160),
    /** Two to four labels, or []. */
    labels: z
      .array(plateLabel)
      .refine(({ length }) => length === 0 || (length >= 2 && length <= 4), {
        error: ({ input }) =>
          `has ${(input as unknown[]).length}; a plate has none, or two to four`,
      })
      .refine(
        (labels) =>
          labels.every(({ edge, level }, index) =>
            labels
              .slice(index + 1)
              .every(
                (other) => other.edge !== edge || Math.abs(other.level - level) >= minLabelGap,
              ),
          ),
        `has two that would touch: on one side, levels are ${minLabelGap} apart or more`,
      ),
  });

/** An exercise to do at home, in three pictures: a record of src/content/movements.yaml. */
const movement = z.strictObject({
  title: text(3, 40),
  /** What to do in each of its pictures ({@link movementPictures}), in a sentence or two. */
  steps: z
    .array(text(10, 140))
    .length(3, 'must have three: start, way and end, each with its picture'),
});

/** Names of the three pictures of a movement. */
export const movementPictures = (id: string) =>
  [1, 2, 3].map((frame) => `movements/${id}-${frame}`);

/** What some articles are about, under which the listing shows them: a record of src/content/topics.yaml. */
const topic = z.strictObject({ name: text(3, 40) });

const idPattern = z.string().regex(slugPattern, 'is not an id: lower-case words joined by hyphens');

const pictureKey = (
  references: References,
  as: Treatment,
  picturesOf: (id: string) => readonly string[],
) =>
  z.string().superRefine((id, context) => {
    const [message] = picturesOf(id).flatMap((name) => references.pictureProblem(name, as) ?? []);
    if (message) context.addIssue({ code: 'custom', message });
  });

/** The schema of each registry: its records by id. */
export const registrySchemas = (references: References) => ({
  signs: z.record(idPattern, sign(references)).superRefine((signs, context) => {
    const first = new Map<string, string>();
    for (const [id, sign] of Object.entries(signs)) {
      // One with a mistake has not been taken apart.
      if (!('name' in sign)) continue;
      const words = plainWords(sign.name + sign.rest);
      const other = first.get(words);
      if (!other) first.set(words, id);
      else {
        const message = `has the words of ${other}; keep one of the two`;
        context.addIssue({ code: 'custom', path: [id], message });
      }
    }
  }),
  care: z.record(idPattern, careKind(references)),
  sources: z.record(idPattern, source),
  techniques: z.record(idPattern, technique(references)).superRefine((techniques, context) => {
    for (const [id, { text }] of Object.entries(techniques)) {
      if (text || ownSections.includes(id)) continue;
      const message = 'is missing; write one sentence on what it is and what you feel';
      context.addIssue({ code: 'custom', path: [id, 'text'], message });
    }
  }),
  plates: z.record(
    pictureKey(references, 'section', (id) => [id]),
    plate(references),
  ),
  movements: z.record(pictureKey(references, 'figure', movementPictures), movement),
  topics: z.record(idPattern, topic),
});

/** The words of a text in lower case, without quotes, dashes and punctuation. */
export const plainWords = (text: string) =>
  text
    .toLowerCase()
    .replace(/[’']/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

type Schemas = ReturnType<typeof registrySchemas>;

/** All registries: their records by id. */
export type Registries = { [Name in keyof Schemas]: z.output<Schemas[Name]> };

export type Urgency = (typeof urgencies)[number];
export type CareRule = (typeof careRules)[number];
export type SignGroup = (typeof signGroups)[number];
export type Sign = Registries['signs'][string];
export type Source = Registries['sources'][string];
export type Technique = Registries['techniques'][string];
export type Plate = Registries['plates'][string];
export type Movement = Registries['movements'][string];
