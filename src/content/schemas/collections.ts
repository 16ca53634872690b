import { z } from 'zod';
import { pictureName, place, slug, words } from './common.ts';

/** How soon a sign needs help, most pressing first: this is the order of the cards. */
export const urgencies = ['emergency', 'sameDay', 'doctor'] as const;

/** Readers whose signs stand in a part of their own. */
const readers = ['pregnancy', 'child'] as const;

/** A sign that needs help from others than us: an entry of src/content/signs.yaml. */
const sign = z.strictObject({
  /**
   * "emergency": 911 or the emergency room now; "sameDay": call today and be seen today; "doctor": see a doctor soon.
   * A sign has one urgency on every page. Where it depends on a degree, these are two signs whose words say the degree.
   */
  urgency: z.enum(urgencies, `must be one of ${urgencies.join(', ')}`),
  /** Whom it is about, when that is not every reader: a card with others, too, has a heading for them. */
  who: z.enum(readers, `must be one of ${readers.join(', ')}, or left out`).optional(),
  /** One full sentence, as the card shows it. */
  words: words(12, 240).regex(/^[A-Z].*\.$/s, 'must be a sentence that ends with a full stop'),
  /** A few words that fit "Go now: …, … or …"; on emergency signs only. */
  short: words(4, 60).regex(/[^.]$/, 'must not end with a full stop').optional(),
  /** Id in src/content/sources.yaml of the work that the sign and its urgency rest on. */
  source: slug.optional(),
});

/** A kind of care, or a group of people in care: an entry of src/content/care.yaml. */
const careKind = z.strictObject({
  /** What its risks stand under: "Neck". Where there are risks. */
  name: words(3, 40).optional(),
  /** Ids of the signs that every page with this care must show; [] when there are none. */
  signs: z.array(slug),
  /** The paragraph of this care under "Risks of this care": two lines, with the grave harm named however rare it is. Left out where there is no hands-on care. */
  risks: words(40, 400)
    .refine((text) => text.split(/\s+/).length <= 45, 'is too long: at most 45 words')
    .optional(),
  /** Ids in src/content/sources.yaml of the works that the words on risks rest on. */
  source: z.array(slug).optional(),
});

/** A work that texts rely on: an entry of src/content/sources.yaml. Only works that exist. */
const work = z.strictObject({
  /** Organisation or authors: "American College of Physicians". */
  author: words(2, 120),
  /** Title of the guideline or paper. */
  title: words(5, 220),
  /** Journal or publisher. */
  publication: words(2, 120),
  /** Year of publication. */
  year: z.int().min(1950, 'is no year').max(2100, 'is no year'),
  /** Address of the work, opened once to see that it is this work; best its DOI. Left out where nobody has. */
  link: z
    .url({ protocol: /^https$/, error: 'is no https:// address' })
    .refine(
      (value) =>
        !/^https:\/\/(dx\.)?doi\.org\//.test(value) ||
        /^https:\/\/doi\.org\/10\.\d{4,}\/\S+$/.test(value),
      'is no DOI; write it as https://doi.org/10.1000/182',
    )
    .optional(),
});

/** A way of working with the hands or an instrument: an entry of src/content/techniques.yaml. */
const technique = z.strictObject({
  /** Its name: "Webster technique". */
  name: words(3, 60),
  /** One sentence: what it is and what you feel. */
  text: words(30, 240),
  picture: pictureName,
  /** The kind in src/content/care.yaml that a page which names it must have, where its risks are its own. */
  care: slug.optional(),
});

/** Words on a plate, joined by a line to what they name. */
const plateLabel = z.strictObject({
  /** What it is, in plain words: "L5 nerve root". */
  text: words(3, 30),
  /** The point meant, in percent from the left and the top of the picture. */
  at: place,
  /** The side of the picture at which the words stand. */
  edge: z.enum(['left', 'right'], 'must be left or right'),
  /** Height of the words, in percent from the top, in steps for which base.css has rules; best near the point. */
  level: z
    .number('must be a number')
    .min(10, 'must be from 10 to 90')
    .max(90, 'must be from 10 to 90')
    .multipleOf(5, 'must be a multiple of 5'),
});

/** How far the words of two labels at one edge stand apart at least, in percent: two lines of words on a phone. */
const labelSpace = 20;

/** A picture that explains: an entry of src/content/plates.yaml, by the name of its picture. */
const plate = z.strictObject({
  /** What the picture says, for who cannot see it. */
  alt: words(20, 200),
  /** What to see in it: one sentence. */
  caption: words(20, 160).regex(/^[A-Z].*\.$/s, 'must be a sentence that ends with a full stop'),
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
  title: words(3, 40),
  /** What to do, a sentence or two for each of the pictures `<id>-1.jpg` to `<id>-3.jpg`. */
  frames: z
    .array(words(10, 140))
    .length(3, 'must have three: start, way and end, each with its picture'),
});

const collection = <Item extends z.ZodType>(item: Item) => z.record(slug, item);

/** Files of src/content whose entries pages name by their id, by file name without its ending. */
export const collectionSchemas = {
  signs: collection(sign),
  care: collection(careKind),
  sources: collection(work),
  techniques: collection(technique),
  plates: z.record(pictureName, plate),
  movements: collection(movement),
};

/** How soon a sign needs help. */
export type Urgency = (typeof urgencies)[number];
/** Readers that a sign is about. */
export type Readers = (typeof readers)[number];
export type Sign = z.infer<typeof sign>;
export type Work = z.infer<typeof work>;
export type Technique = z.infer<typeof technique>;
export type Plate = z.infer<typeof plate>;
export type Movement = z.infer<typeof movement>;
/** The risks of one kind of care. */
export type Risk = { name: string; text: string };
/** All collections, each a record by id. */
export type Collections = {
  [Name in keyof typeof collectionSchemas]: z.infer<(typeof collectionSchemas)[Name]>;
};
