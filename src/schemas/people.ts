import { z } from 'zod';
import { slugPattern } from './common.ts';
import { line, sentences } from './values.ts';

const person = z.strictObject({
  /** Names the person in articles (`author: doctor`) and the photo, src/content/images/people/<id>.jpg. */
  id: z.string().regex(slugPattern, 'is not an id: lower-case words joined by hyphens'),
  /** First and last name. */
  name: line(60),
  /** Stands before the name: "Dr."; null without one. */
  title: line(12).nullable(),
  /** Stands after the name: "D.C."; null without one. */
  credentials: line(30).nullable(),
  /** Profession or task: "Chiropractor". */
  role: line(60),
  /** "she/her", shown beside the name; null shows none. */
  pronouns: line(20).nullable(),
  /** Whether this person treats patients. */
  practitioner: z.boolean('must be true or false'),
  /** Whether the clinic belongs to this person, alone or with others. */
  owner: z.boolean('must be true or false'),
  /** Degree, school and year, one phrase for each; [] shows the credentials alone. */
  education: z.array(line(160)),
  /** First year in this profession; null shows none. */
  since: z.int().min(1950, 'is not a year').max(2100, 'is not a year').nullable(),
  /** State and number of the license: "Kansas 01-05555"; null shows none. */
  license: line(60).nullable(),
  /** Languages in which patients can talk with this person. */
  languages: z.array(line(30)).min(1, 'needs at least one language, such as English'),
  /** What this person says to patients, in the first person; null shows none. */
  quote: sentences(240).nullable(),
  /** Who this person is, on the About page, in the first person. */
  about: sentences(900),
});

/** The people of the clinic, in the order in which pages show them. */
export const people = z
  .array(person)
  .refine((list) => list.some(({ practitioner }) => practitioner), {
    error: 'nobody has practitioner: true; say who treats patients',
  })
  .refine((list) => new Set(list.map(({ id }) => id)).size === list.length, {
    error: 'two people have one id; give each an own',
  });

export type Person = z.infer<typeof person>;
