import { z } from 'zod';
import { id, line, sentences } from './values.ts';

const person = z.strictObject({
  /** Used in articles (`author: doctor`) and for the photo, src/content/images/people/<id>.jpg. */
  id,
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
  /** Degree, school and year, one phrase for each; [] shows the credentials alone. */
  education: z.array(line(160)),
  /** First year in this profession; null shows none. */
  since: z.int().min(1950, 'is not a year').max(2100, 'is not a year').nullable(),
  /** State and number of the license: "Kansas 01-05555"; null shows none. */
  license: line(60).nullable(),
  /** Languages that this person speaks with patients. */
  languages: z.array(line(30)).min(1, 'needs at least one language, such as English'),
  /** Ids of the techniques that this person uses (src/content/techniques.yaml); may be []. */
  techniques: z.array(id),
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
  .refine((list) => new Set(list.map(({ id }) => id)).size === list.length, {
    error: 'two people have the same id; give each their own',
  });

export type Person = z.infer<typeof person>;
