import { z } from 'zod';
import {
  idOf,
  type Known,
  picture,
  pictureMissing,
  point,
  sentence,
  slugPattern,
  text,
} from './common.ts';

/** How soon a sign needs help, most pressing first: the order of the cards. */
export const urgencies = ['emergency', 'sameDay', 'doctor'] as const;

/** Readers whose signs have a heading for them. */
const readers = ['pregnancy', 'child'] as const;

/** A sign that needs help from somebody else: an entry of src/content/signs.yaml. */
const sign = (known: Known) =>
  z
    .strictObject({
      /**
       * "emergency": 911 or the emergency room now; "sameDay": call and be seen today; "doctor": see a doctor soon. A sign
       * has one urgency on every page. Where it depends on a degree, write two signs that say the degree.
       */
      urgency: z.enum(urgencies, `must be one of ${urgencies.join(', ')}`),
      /** Whom it is about, when that is not every reader. */
      who: z.enum(readers, `must be one of ${readers.join(', ')}, or left out`).optional(),
      /** One full sentence, as the card shows it. */
      sentence: sentence(12, 240),
      /** A few words that fit "Go now: …, … or …"; on emergency signs only. */
      short: text(4, 60).regex(/[^.]$/, 'must not end with a full stop').optional(),
      /** The source on which the sign and its urgency rest. */
      source: idOf(known, 'sources').optional(),
    })
    .refine(({ urgency, short }) => urgency === 'emergency' || !short, {
      path: ['short'],
      error: 'only emergency signs stand in "Go now"; leave it out',
    });

/** A kind of care, or a group of people in care: an entry of src/content/care.yaml. */
const careKind = (known: Known) =>
  z
    .strictObject({
      /** Heading of its risks: "Neck". Required where there are risks. */
      name: text(3, 40).optional(),
      /** The signs that every page with this care must show; [] when there are none. */
      signs: z.array(idOf(known, 'signs')),
      /** Its paragraph under "Risks of this care". Names the grave harm, however rare. Left out where there is no hands-on care. */
      risks: text(40, 400)
        .refine((words) => words.split(/\s+/).length <= 45, 'is too long: at most 45 words')
        .optional(),
      /** The sources on which the words on risks rest. */
      source: z.array(idOf(known, 'sources')).optional(),
    })
    .refine(({ name, risks }) => name || !risks, {
      path: ['name'],
      error: 'is missing; it is the heading of the risks',
    })
    .refine(({ source, risks }) => risks || !source, {
      path: ['source'],
      error: 'there are no risks that rest on it',
    });

/** A work that texts rely on: an entry of src/content/sources.yaml. Only works that exist. */
const source = z.strictObject({
  /** Organization or authors: "American College of Physicians". */
  author: text(2, 120),
  /** Title of the guideline or paper. */
  title: text(5, 220),
  /** Journal or publisher. */
  publication: text(2, 120),
  /** Year of publication. */
  year: z.int().min(1950, 'is not a year').max(2100, 'is not a year'),
  /** Address of the work, opened once to see that it is this work; its DOI where it has one. Left out when nobody has. */
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

/** A way of working with the hands or an instrument: an entry of src/content/techniques.yaml. */
const technique = (known: Known) =>
  z.strictObject({
    /** Its name: "Webster technique". */
    name: text(3, 60),
    /** One sentence: what it is and what you feel. */
    text: text(30, 240),
    picture: picture(known, 'section'),
    /** The kind of care that a page with this technique must name, where the technique has risks. */
    care: idOf(known, 'care').optional(),
  });

/** Words on a plate, joined by a line to what they name. */
const plateLabel = z.strictObject({
  /** What it is, in plain words: "L5 nerve root". */
  text: text(3, 30),
  /** The point meant, in percent from the left and the top of the picture. */
  at: point,
  /** The side of the picture at which the words stand. */
  edge: z.enum(['left', 'right'], 'must be left or right'),
  /** Height of the words, in percent from the top, in steps for which positions.css has rules; best near the point. */
  level: z
    .number('must be a number')
    .min(10, 'must be from 10 to 90')
    .max(90, 'must be from 10 to 90')
    .multipleOf(5, 'must be a multiple of 5'),
});

/** Least distance of two labels at one edge, in percent: two lines of words on a phone. */
const labelSpace = 20;

/** A picture that explains: an entry of src/content/plates.yaml, under the name of its picture. */
const plate = z.strictObject({
  /** What the picture says, for readers who cannot see it. */
  alt: text(20, 200),
  /** What to see in it: one sentence. */
  caption: sentence(20, 160),
  /** Two to four labels; [] where the picture needs none. */
  labels: z
    .array(plateLabel)
    .refine(({ length }) => length === 0 || (length >= 2 && length <= 4), {
      error: ({ input }) => `has ${(input as unknown[]).length}; a plate has none, or two to four`,
    })
    .refine(
      (labels) =>
        labels.every(({ edge, level }, index) =>
          labels
            .slice(index + 1)
            .every((other) => other.edge !== edge || Math.abs(other.level - level) >= labelSpace),
        ),
      `has two whose words would touch: at one edge, levels are ${labelSpace} apart or more`,
    ),
});

/** A move to do at home, in three pictures: an entry of src/content/movements.yaml. */
const movement = z.strictObject({
  /** Its name: "Chin tuck". */
  title: text(3, 40),
  /** What to do: a sentence or two for each of its pictures, see {@link movementPictures}. */
  frames: z
    .array(text(10, 140))
    .length(3, 'must have three: start, way and end, each with its picture'),
});

/** Names of the three pictures of a movement. */
export const movementPictures = (id: string) =>
  [1, 2, 3].map((frame) => `movements/${id}-${frame}`);

const idPattern = z.string().regex(slugPattern, 'is not an id: lower-case words joined by hyphens');

const pictureKey = (known: Known, picturesOf: (id: string) => readonly string[]) =>
  z.string().superRefine((id, context) => {
    const missing = picturesOf(id).find((name) => !known.hasPicture(name));
    if (missing) context.addIssue({ code: 'custom', message: pictureMissing(missing) });
  });

/** Schemas of src/content/<registry>.yaml: records by id. */
export const registrySchemas = (known: Known) => ({
  signs: z.record(idPattern, sign(known)).superRefine((signs, context) => {
    const first = new Map<string, string>();
    for (const [id, { sentence: words }] of Object.entries(signs)) {
      const other = first.get(plainWords(words));
      if (!other) first.set(plainWords(words), id);
      else {
        const message = `has the sentence of ${other}; keep one of the two`;
        context.addIssue({ code: 'custom', path: [id], message });
      }
    }
  }),
  care: z.record(idPattern, careKind(known)),
  sources: z.record(idPattern, source),
  techniques: z.record(idPattern, technique(known)),
  plates: z.record(
    pictureKey(known, (id) => [id]),
    plate,
  ),
  movements: z.record(pictureKey(known, movementPictures), movement),
});

/** A text as its words alone, lower case: quotes, dashes and punctuation make no difference. */
export const plainWords = (words: string) =>
  words
    .toLowerCase()
    .replace(/[’']/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

type Schemas = ReturnType<typeof registrySchemas>;

/** All registries, each a record by id. */
export type Registries = { [Name in keyof Schemas]: z.output<Schemas[Name]> };

export type Urgency = (typeof urgencies)[number];
export type Readers = (typeof readers)[number];
export type Sign = Registries['signs'][string];
export type Source = Registries['sources'][string];
export type Technique = Registries['techniques'][string];
export type Plate = Registries['plates'][string];
export type Movement = Registries['movements'][string];
