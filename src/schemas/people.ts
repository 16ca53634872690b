import { z } from 'zod';
import { aboutAnchors } from '../lib/anchor.ts';
import { faceFocalPoint } from '../lib/picture.ts';
import { point } from './common.ts';
import { id, line, sentences, url } from './values.ts';

const year = z.int().min(1950, 'is not a year').max(new Date().getFullYear(), 'is in the future');

/** Ids that the About page has for something else. */
const taken: readonly string[] = ['main', ...Object.values(aboutAnchors)];

const person = z.strictObject({
  /** Used in articles (`author: doctor`) and for the photo. */
  id: id.refine(
    (value) => !taken.includes(value),
    'is the id of a part of the About page; choose another',
  ),
  /** The picture's path below src/content/images. Left out: src/content/images/people/<id>.jpg, if it exists. */
  photo: z.string().optional().meta({
    input: 'picture',
    folder: 'people',
    description:
      'Upright, at least 640 pixels wide. Empty for the picture with the name of the id, if there is one.',
  }),
  /** Where the face is in the photo, in percent from the left and the top; crops keep it visible. Left out: the middle, near the top. */
  focalPoint: point.default(faceFocalPoint),
  /** First and last name. */
  name: line(60),
  /** Title before the name, such as "Dr."; null for none. */
  title: line(12).nullable(),
  /** Degree after the name, such as "D.C."; null for none. */
  credentials: line(30).nullable(),
  /** Profession or job, such as "Chiropractor". */
  role: line(60),
  /** "she/her", shown after the role; null shows none. */
  pronouns: line(20).nullable(),
  /** Whether this person treats patients. */
  practitioner: z.boolean('must be true or false'),
  /** Whether this person owns or co-owns the clinic. */
  owner: z.boolean('must be true or false'),
  /** Degrees, the latest first; [] shows the credentials alone. */
  education: z.array(
    z.strictObject({
      /** "Doctor of Chiropractic (D.C.)". */
      degree: line(80),
      /** Null shows none. */
      school: line(80).nullable(),
      /** Null shows none. */
      year: year.nullable(),
    }),
  ),
  /** Further training with a certificate; may be []. */
  certificates: z.array(
    z.strictObject({
      /** "Webster Technique". */
      name: line(80),
      /** Who issued it. */
      by: line(80),
      /** Null shows none. */
      year: year.nullable(),
    }),
  ),
  /** First year in this profession; null shows none. */
  since: year.nullable(),
  /** First year at this clinic; null shows none. */
  here: year.nullable(),
  /** The license to practice; null shows none. */
  license: z
    .strictObject({
      /** State and number: "Kansas 01-05555". */
      number: line(60),
      /** Address of the page where the state's board lets everybody look up a license. */
      lookup: url,
    })
    .nullable(),
  /** Languages that this person speaks with patients; English alone is not shown. */
  languages: z.array(line(30)).min(1, 'needs at least one language, such as English'),
  /** Ids of the techniques that this person uses (src/content/techniques.yaml); may be []. */
  techniques: z.array(id),
  /** What patients may ask for, without a period: "a parent in the room"; [] shows nothing. */
  mayAsk: z.array(line(80)),
  /** Title of a short film, such as "Meet Dr. Ellis"; null for none. filmFiles and personPictures name its files. */
  film: line(60).nullable(),
  /** A quote for patients, in the first person; null shows none. */
  quote: sentences(240).nullable(),
  /** Introduction on the About page, in the first person. */
  about: sentences(900),
});

/** The people of the clinic, in the order in which pages show them. */
export const people = z
  .array(person)
  .refine((list) => list.some(({ practitioner }) => practitioner), {
    error: 'no person has practitioner: true; set it for everyone who treats patients',
  })
  .refine((list) => new Set(list.map((each) => each.id)).size === list.length, {
    error: 'two people have the same id; give each their own',
  });

export type Person = z.infer<typeof person>;

/** Names of a person's pictures. All are optional, but a film needs its poster. */
export const personPictures = (id: string, photo = `people/${id}`) => ({
  photo,
  signature: `people/${id}-signature`,
  poster: `people/${id}-film`,
});

/** Files of a person's film and of its captions, in src/content. */
export const filmFiles = (id: string) => ({
  film: `films/${id}.mp4`,
  captions: `films/${id}.vtt`,
});
