import { z } from 'zod';
import { faceFocalPoint } from '../lib/picture.ts';
import { point } from './common.ts';
import { id, sentences, text, url } from './values.ts';

const year = z.int().min(1950).max(new Date().getFullYear(), 'is in the future');

const person = z
  .strictObject({
    id: id.meta({
      title: 'Short name',
      description:
        'Lower-case, such as maria. Articles name their author by it, so it stays as it is.',
    }),
    photo: z.string().optional().meta({
      input: 'picture',
      folder: 'people',
      description:
        'Upright, at least 640 pixels wide. Empty for the picture with the short name, if there is one.',
    }),
    focalPoint: point.default(faceFocalPoint).meta({
      title: 'Where the face is in the photo',
      description: 'Crops keep it visible. Empty: the middle, near the top.',
    }),
    name: text(1, 60).describe('First and last name.'),
    title: text(1, 12).nullable().describe('Before the name, such as Dr.'),
    credentials: text(1, 30).nullable().describe('After the name, such as D.C.'),
    role: text(1, 60).meta({ title: 'Profession or job', description: 'Such as Chiropractor.' }),
    pronouns: text(1, 20).nullable().describe('Such as she/her.'),
    practitioner: z.boolean().meta({ title: 'Treats patients' }),
    owner: z.boolean().meta({ title: 'Owns or co-owns the clinic' }),
    education: z
      .array(
        z
          .strictObject({
            degree: text(1, 80).describe('Such as Doctor of Chiropractic (D.C.).'),
            school: text(1, 80).nullable(),
            year: year.nullable(),
          })
          .meta({ title: 'degree' }),
      )
      .describe('Degrees, the latest first.'),
    certificates: z
      .array(
        z.strictObject({
          name: text(1, 80).describe('Such as Webster Technique.'),
          by: text(1, 80).meta({ title: 'Who issued it' }),
          year: year.nullable(),
        }),
      )
      .describe('Further training with a certificate.'),
    since: year.nullable().meta({ title: 'First year in this profession' }),
    here: year.nullable().meta({ title: 'First year at this clinic' }),
    license: z
      .strictObject({
        number: text(1, 60).meta({
          title: 'State and number',
          description: 'Such as Kansas 01-05555.',
        }),
        lookup: url.meta({
          title: 'Address of the lookup',
          description: 'The page where the board of the state lets everybody look up a license.',
        }),
      })
      .nullable(),
    languages: z.array(text(1, 30)).min(1).describe('Those that this person speaks with patients.'),
    techniques: z.array(id.meta({ place: 'src/content/techniques.yaml' })),
    mayAsk: z.array(text(1, 80)).meta({
      title: 'What patients may ask for',
      description: 'Without a period: a parent in the room.',
    }),
    quote: sentences(240).nullable().describe('For patients, in the first person.'),
    about: sentences(900).meta({
      title: 'Introduction',
      description: 'On the About page, in the first person.',
    }),
  })
  .meta({
    title: 'person',
    first: ['name', 'title', 'credentials', 'role', 'photo', 'about', 'quote'],
  });

/** In the order in which pages show them. */
export const people = z
  .array(person)
  .refine((list) => list.some(({ practitioner }) => practitioner), {
    error: 'no person has practitioner: true; set it for everyone who treats patients',
  })
  .refine((list) => new Set(list.map((each) => each.id)).size === list.length, {
    error: 'two people have the same id; give each their own',
  });

export type Person = z.infer<typeof person>;

/** Both are optional. */
export const personPictures = (id: string, photo = `people/${id}`) => ({
  photo,
  signature: `people/${id}-signature`,
});
