import { closest } from 'fastest-levenshtein';
import { z } from 'zod';
import type { PictureRef, Treatment } from '../../lib/picture.ts';

/** Folders of src/content whose files are a page each. */
export const collections = ['services', 'conditions', 'blog'] as const;

/** Name of a collection: its folder and the first part of its pages' addresses. */
export type Collection = (typeof collections)[number];

/** Files of src/content with what several pages cite by id. */
export const registryNames = [
  'signs',
  'care',
  'sources',
  'techniques',
  'plates',
  'movements',
] as const;

/** Name of a registry: its file without the ending. */
export type RegistryName = (typeof registryNames)[number];

/** The names that exist: what a content file mentions must be among them. */
export type Known = {
  /** Addresses of the pages that have a route file of their own. */
  staticPaths: readonly string[];
  /** Slugs of each collection, from the file names. */
  slugs: Readonly<Record<Collection, readonly string[]>>;
  /** Ids of each registry. */
  ids: Readonly<Record<RegistryName, readonly string[]>>;
  /** Whether src/content/images has a picture of this name. */
  hasPicture: (name: string) => boolean;
};

/** Text whose length fits its place, in characters. */
export const text = (least: number, most: number) =>
  z
    .string()
    .trim()
    .min(least, `is too short: at least ${least} characters`)
    .max(most, `is too long: at most ${most} characters`);

/** One full sentence. */
export const sentence = (least: number, most: number) =>
  text(least, most).regex(/^[A-Z].*\.$/s, 'must be a sentence that ends with a full stop');

/** A heading, a label or a link. */
export const label = text(2, 90);

/** A paragraph. */
export const paragraph = text(20, 900);

/** A section: its heading and what else it has. */
export const headed = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.strictObject({
    /** Heading of the section. */
    heading: text(3, 80),
    ...shape,
  });

/** A list without repetition. */
export const unique = <Item extends z.ZodType<string>>(item: Item) =>
  z
    .array(item)
    .refine((list) => new Set(list).size === list.length, 'names one twice; name each once');

/** Lower-case words joined by hyphens: a file name without its ending, or an id. */
export const slugPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Asks for the name most like the given one, for the end of an error. */
export const nearestTo = (given: string, names: readonly string[]) =>
  names.length > 0 ? `; did you mean "${closest(given, [...names])}"?` : '';

/** One of some names; `place` is where they come from. */
export const nameFrom = <Name extends string>(names: readonly string[], place: string) =>
  z.custom<Name>((name) => typeof name === 'string' && names.includes(name), {
    error: ({ input }) =>
      input === undefined
        ? 'is missing'
        : `"${input}" is not in ${place}${nearestTo(String(input), names)}`,
  });

/** The slug of an entry that exists. */
export const slugOf = <Slug extends string>({ slugs }: Known, collection: Collection) =>
  nameFrom<Slug>(slugs[collection], `src/content/${collection}`);

/** The id of something that is in a registry. */
export const idOf = ({ ids }: Known, registry: RegistryName) =>
  nameFrom<string>(ids[registry], `src/content/${registry}.yaml`);

/** The remedy for a picture that is not there. */
export const pictureMissing = (name: string) =>
  `there is no picture ${name}: put src/content/images/${name}.jpg in place (or .png, .webp, .avif)`;

/** A picture: its folder and name below src/content/images, without the ending. */
export const picture = ({ hasPicture }: Known, as: Treatment) =>
  z
    .string()
    .refine(hasPicture, { error: ({ input }) => pictureMissing(String(input)) })
    .transform((name): PictureRef => ({ picture: name, as }));

const percent = z
  .number('must be a number')
  .min(0, 'must be from 0 to 100')
  .max(100, 'must be from 0 to 100');

/** A point in a picture, in percent from its left and from its top. */
export const point = z.tuple([percent, percent], 'must be two numbers such as [70, 40]').readonly();

const heroStyle = z.strictObject({
  /** "white" on a dark picture, "black" on a light one. */
  text: z.enum(['white', 'black'], 'must be white or black'),
  /** Puts a shade behind the words where the picture is busy. */
  overlay: z.boolean('must be true or false'),
  /** Where the subject of the picture is (a head, a joint, a chair), in percent from its left and from its top. */
  focus: point,
});

/** Fields of every page. */
export const metadata = {
  /** Description for search results. */
  description: text(50, 160),
  /** Search keywords. */
  keywords: z
    .array(text(2, 50))
    .min(1, 'needs at least one keyword')
    .max(10, 'at most 10 keywords'),
  /** How the title stands on the hero picture. */
  hero: heroStyle,
};

/** Questions with their answers. */
export const faq = headed({
  items: z.array(z.strictObject({ question: text(5, 140), answer: text(20, 800) })).min(1),
});

/** Steps in their order. */
export const steps = z
  .array(z.strictObject({ title: text(3, 80), description: text(20, 500) }))
  .min(2);

/** schema.org's type of a page that is not an entry. */
export const pageKind = z.enum(['WebPage', 'AboutPage', 'CollectionPage', 'ContactPage']);

export type HeroStyle = z.infer<typeof heroStyle>;
export type Faq = z.infer<typeof faq>;
export type PageKind = z.infer<typeof pageKind>;
