import { z } from 'zod';
import type { PictureUse } from '../lib/picture.ts';
import { type Urgency, urgencies } from '../lib/urgency.ts';
import { idOf, picture, point, type References, regions, synonyms, unique } from './common.ts';
import { movementPictures } from './pictures.ts';
import { id, sentence, text } from './values.ts';

/** The urgencies that cannot wait for a doctor. */
export const emergencies: readonly Urgency[] = ['call911', 'er'];

/** How many signs of each kind an entry may name; its page adds those of its care. */
export const maxSigns = { emergency: 6, today: 3, soon: 0 } as const;

/** Groups in the list of all signs: children and pregnancy, then parts of the body. */
export const signGroups = ['child', 'pregnancy', ...regions] as const;

/** Names of the common effects in strings/risks.yaml. */
export const commonEffects = ['adult', 'gentle', 'child'] as const;

const signText = /^\*\*([^*]{4,100}[^*.])\*\*([^*]*\.)$/;

/** A warning sign, which needs other medical help: a record of src/content/signs.yaml. */
const sign = (references: References) =>
  z
    .strictObject({
      /** Its group in the list of all signs. */
      group: z.enum(signGroups, `must be one of ${signGroups.join(', ')}`),
      /** "call911": nobody should drive; "er": go now; "today": a doctor or urgent care today; "soon": within days. If it depends on severity, write two signs. */
      urgency: z.enum(urgencies, `must be one of ${urgencies.join(', ')}`),
      /** What people notice, as a sentence that follows "Call 911 if". It starts with a clause in bold that says enough alone: "**You have a fever and a stiff neck**, or …". */
      text: text(10, 300).regex(
        signText,
        'must start with a few words between ** and **, and end with a period',
      ),
      /** What people call it when they search, such as "stroke". The search shows the sign for all words of a phrase. */
      synonyms: synonyms.optional(),
      /** The source of the sign and its urgency. */
      source: idOf(references, 'sources').optional(),
    })
    .transform(({ text, ...sign }) => {
      const [, name = '', rest = ''] = signText.exec(text) ?? [];
      return { ...sign, name, rest };
    });

/** A kind of care, or of patients: a record of src/content/care.yaml. */
const careKind = (references: References) =>
  z.strictObject({
    /** Heading of its risk, such as "Neck". */
    name: text(3, 40),
    /** What is common after it: `common` in strings/risks.yaml has the words. */
    common: z.enum(commonEffects, `must be one of ${commonEffects.join(', ')}`),
    /** Its serious harm and how often that happens, if known, in one or two sentences. */
    risk: sentence(30, 320),
    /** Ids of signs that every page with this care shows. */
    signs: unique(idOf(references, 'signs')).optional(),
    /** Ids of the sources of `risk`. */
    source: z.array(idOf(references, 'sources')),
  });

/** How much care helps, in the words that every page uses: a record of src/content/evidence.yaml. */
const evidence = (references: References) =>
  z.strictObject({
    text: sentence(30, 400),
    /** Ids of the sources of `text`, which pages that quote it cite. */
    source: unique(idOf(references, 'sources')).min(1, 'needs a source'),
  });

/** A cited work: a record of src/content/sources.yaml. */
const source = z.strictObject({
  /** Organization or authors: "American College of Physicians". */
  author: text(2, 120),
  title: text(5, 220),
  /** Journal or publisher. */
  publication: text(2, 120),
  year: z.int().min(1950, 'is not a year').max(2100, 'is not a year'),
  /** Address of the work, preferably its DOI; left out until someone has checked that it leads to this work. */
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

/** Ids of the techniques with their own section on the About page. */
const ownSections = ['webster', 'zone'];

/** A technique of treatment: a record of src/content/techniques.yaml. */
const technique = (references: References) =>
  z.strictObject({
    name: text(3, 60),
    /** One sentence on what it is and what you feel; left out if it has its own section on the About page. */
    text: text(30, 240).optional(),
    /** Name of a picture of it. */
    picture: picture(references, 'section').optional(),
    /** If the technique has risks, the id of the care that pages with it must name. */
    care: idOf(references, 'care').optional(),
  });

/** A label on a plate, with a line to what it names. */
const plateLabel = z.strictObject({
  /** Plain words, such as "L5 nerve root". */
  text: text(3, 30),
  /** The point it names, in percent from the left and the top of the picture. */
  at: point,
  /** The side of the picture where the label is. */
  edge: z.enum(['left', 'right'], 'must be left or right'),
  /** Vertical position of the label in percent from the top, best near the point. */
  level: z
    .number('must be a number')
    .min(10, 'must be from 10 to 90')
    .max(90, 'must be from 10 to 90')
    .multipleOf(5, 'must be a multiple of 5'),
});

/** Minimum distance between two labels on one side, in percent: two lines of text on a phone. */
const minLabelGap = 20;

/** A labeled illustration: a record of src/content/plates.yaml, by the name of its picture. */
const plate = (references: References) =>
  z.strictObject({
    /** The same picture without its light, which scrolling reveals from the top down. */
    unlit: picture(references, 'section').optional(),
    /** Alternative text of the picture. */
    alt: text(20, 200),
    /** What to look for in it, in one sentence. */
    caption: sentence(20, 160),
    /** Two to four labels, or []. */
    labels: z
      .array(plateLabel)
      .refine(
        ({ length }) => length === 0 || (length >= 2 && length <= 4),
        'must have two to four labels, or none',
      )
      .refine(
        (labels) =>
          labels.every(({ edge, level }, index) =>
            labels
              .slice(index + 1)
              .every(
                (other) => other.edge !== edge || Math.abs(other.level - level) >= minLabelGap,
              ),
          ),
        `has two labels that would overlap; on one side, levels must be at least ${minLabelGap} apart`,
      ),
  });

/** An exercise to do at home, in three pictures: a record of src/content/movements.yaml. */
const movement = z.strictObject({
  title: text(3, 40),
  /** What to do in each picture ({@link movementPictures}), in a sentence or two. */
  steps: z.array(text(10, 140)).length(3, 'must have three steps, each with its picture'),
});

/** A topic, under which the listing groups articles: a record of src/content/topics.yaml. */
const topic = z.strictObject({ name: text(3, 40) });

const pictureKey = (
  references: References,
  as: PictureUse,
  picturesOf: (id: string) => readonly string[],
) =>
  z.string().superRefine((id, context) => {
    const [message] = picturesOf(id).flatMap((name) => references.pictureProblem(name, as) ?? []);
    if (message) context.addIssue({ code: 'custom', message });
  });

/** The schema of each registry: its records by id. */
export const registrySchemas = (references: References) => ({
  signs: z.record(id, sign(references)).superRefine((signs, context) => {
    const first = new Map<string, string>();
    for (const [id, sign] of Object.entries(signs)) {
      // An invalid sign has not been transformed.
      if (!('name' in sign)) continue;
      const words = plainWords(sign.name + sign.rest);
      const other = first.get(words);
      if (!other) first.set(words, id);
      else {
        const message = `has the same text as ${other}; delete one`;
        context.addIssue({ code: 'custom', path: [id], message });
      }
    }
  }),
  care: z.record(id, careKind(references)),
  evidence: z.record(id, evidence(references)),
  sources: z.record(id, source),
  techniques: z.record(id, technique(references)).superRefine((techniques, context) => {
    for (const [id, { text }] of Object.entries(techniques)) {
      if (text || ownSections.includes(id)) continue;
      const message = 'is missing; say in one sentence what it is and what you feel';
      context.addIssue({ code: 'custom', path: [id, 'text'], message });
    }
  }),
  plates: z.record(
    pictureKey(references, 'section', (id) => [id]),
    plate(references),
  ),
  movements: z.record(pictureKey(references, 'figure', movementPictures), movement),
  topics: z.record(id, topic),
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

export type CommonEffect = (typeof commonEffects)[number];
export type SignGroup = (typeof signGroups)[number];
export type Sign = Registries['signs'][string];
export type Source = Registries['sources'][string];
export type Technique = Registries['techniques'][string];
export type Plate = Registries['plates'][string];
export type Movement = Registries['movements'][string];
