import { z } from 'zod';

/** Words of a length that fits their place, in characters. */
export const words = (least: number, most: number) =>
  z
    .string()
    .trim()
    .min(least, `is too short: at least ${least} characters`)
    .max(most, `is too long: at most ${most} characters`);

/** A heading, a label or a link. */
export const label = words(2, 90);

/** A paragraph. */
export const paragraph = words(20, 900);

/** A section: its heading and what else it has. */
export const headed = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.strictObject({
    /** Heading of the section. */
    heading: words(3, 80),
    ...shape,
  });

/** File name of an entry without its ending; it is also the last part of the page's address. */
export const slug = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'is no slug: lower-case words joined by hyphens');

/** A picture: its folder and name below src/content/images, without the ending. */
export const pictureName = z
  .string()
  .regex(/^[a-z]+\/[a-z0-9]+(-[a-z0-9]+)*$/, 'is no picture such as conditions/sciatica-1');

const percent = z
  .number('must be a number')
  .min(0, 'must be from 0 to 100')
  .max(100, 'must be from 0 to 100');

/** A place in a picture, in percent from its left and from its top. */
export const place = z.tuple([percent, percent], 'must be two numbers such as [70, 40]').readonly();

const heroStyle = z.strictObject({
  /** "white" on a dark picture, "black" on a light one. */
  text: z.enum(['white', 'black'], 'must be white or black'),
  /** Puts a shade behind the words when the picture is busy there. */
  overlay: z.boolean('must be true or false'),
  /** Where the subject of the picture is (a head, a joint, a chair), in percent from its left and from its top. */
  focus: place,
});

/** What every page has. */
export const metadata = {
  /** Description for search results. */
  description: words(50, 160),
  /** Search keywords. */
  keywords: z
    .array(words(2, 50))
    .min(1, 'needs at least one keyword')
    .max(10, 'at most 10 keywords'),
  /** How words stand on the hero picture. */
  hero: heroStyle,
};

/** Questions with their answers. */
export const faq = headed({
  items: z.array(z.strictObject({ question: words(5, 140), answer: words(20, 800) })).min(1),
});

/** Steps in their order. */
export const steps = z
  .array(z.strictObject({ title: words(3, 80), description: words(20, 500) }))
  .min(2);

/** Kind of a page that is no entry, in the words of schema.org. */
export const pageKind = z.enum(['WebPage', 'AboutPage', 'CollectionPage', 'ContactPage']);

/** How words stand on a hero picture. */
export type HeroStyle = z.infer<typeof heroStyle>;
/** A heading with questions and answers. */
export type Faq = z.infer<typeof faq>;
/** Kind of a page that is no entry. */
export type PageKind = z.infer<typeof pageKind>;
