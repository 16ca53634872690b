import { z } from 'zod';
import { urgencies } from '../lib/urgency.ts';
import { idOf, picture, point, type References, regions, synonyms, unique } from './common.ts';
import { id, linkedText, sentence, text } from './values.ts';

/** Groups in the list of all signs: children and pregnancy, then parts of the body. */
export const signGroups = ['child', 'pregnancy', ...regions] as const;

/** Words of "Is it safe?" that a kind of care names. A page with several says those of the gravest harm, which is the first. */
export const careSafety = ['neck', 'spine', 'ribs', 'limb', 'gentle'] as const;

const signText = /^\*\*([^*]{4,100}[^*.])\*\*([^*]*\.)$/;

/** A warning sign, which needs other medical help: a record of src/content/signs.yaml. */
const sign = (references: References) =>
  z
    .strictObject({
      group: z.enum(signGroups),
      urgency: z.enum(urgencies),
      text: text(10, 300).regex(
        signText,
        'must start with a few words between ** and **, and end with a period',
      ),
      synonyms: synonyms.optional(),
      source: idOf(references, 'sources').optional(),
    })
    .transform(({ text, ...sign }) => {
      const [, name = '', rest = ''] = signText.exec(text) ?? [];
      return { ...sign, name, rest };
    });

/** The box near the top of a page that says when to call 911 or go to the ER: a record of src/content/emergencies.yaml. */
const emergency = z.strictObject({
  text: linkedText(40, 520).regex(/\b911\b|\bER\b/, 'must say when to call 911 or go to the ER'),
  /** The list that its link opens. Without one, the link opens all of them. */
  group: z.enum(signGroups).optional(),
});

/** A kind of care, or of patients: a record of src/content/care.yaml. */
const careKind = (references: References) =>
  z.strictObject({
    name: text(3, 40),
    risk: sentence(30, 320),
    /** Words of "Is it safe?". */
    safety: z.enum(careSafety),
    source: z.array(idOf(references, 'sources')),
  });

/** How much care helps, in the words that every page uses: a record of src/content/evidence.yaml. */
const evidence = (references: References) =>
  z.strictObject({
    text: sentence(30, 400),
    source: unique(idOf(references, 'sources')).min(1),
  });

/** A cited work: a record of src/content/sources.yaml. */
const source = z.strictObject({
  author: text(2, 120),
  title: text(5, 220),
  publication: text(2, 120),
  year: z.int().min(1950).max(2100),
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
    /** Left out if the About page has a section on it. */
    text: text(30, 240).optional(),
    picture: picture(references, 'section').optional(),
  });

const plateLabel = z.strictObject({
  text: text(3, 30),
  at: point,
  edge: z.enum(['left', 'right']),
  level: z.number().min(10).max(90).multipleOf(5, 'must be a multiple of 5'),
});

/** Minimum distance between two labels on one side, in percent: two lines of text on a phone. */
const minLabelGap = 20;

/** A labeled illustration: a record of src/content/plates.yaml, by the name of its picture. */
const plate = (references: References) =>
  z.strictObject({
    /** The same picture without its light; scrolling reveals the light from the top down. */
    unlit: picture(references, 'section').optional(),
    alt: text(20, 200),
    caption: sentence(20, 160),
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
  emergencies: z.record(id, emergency),
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
    z.string().refine((name) => !references.pictureProblem(name, 'section'), {
      error: ({ input }) => references.pictureProblem(String(input), 'section'),
    }),
    plate(references),
  ),
});

/** The words of a text in lower case, without quotes, dashes and punctuation. */
export const plainWords = (text: string) =>
  text
    .toLowerCase()
    .replace(/[’']/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

type Schemas = ReturnType<typeof registrySchemas>;

export type Registries = { [Name in keyof Schemas]: z.output<Schemas[Name]> };

export type SignGroup = (typeof signGroups)[number];
export type Sign = Registries['signs'][string];
export type Emergency = Registries['emergencies'][string];
export type Source = Registries['sources'][string];
export type Technique = Registries['techniques'][string];
export type Plate = Registries['plates'][string];
