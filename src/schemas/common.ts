import { distance } from 'fastest-levenshtein';
import { z } from 'zod';
import type { PictureRef, PictureUse } from '../lib/picture.ts';
import { termsOf } from '../lib/searchTerms.ts';
import { linkedText, text } from './values.ts';

/** Folders of src/content in which each file is an entry: a page of the collection. */
export const collections = ['services', 'conditions', 'blog'] as const;

/** Name of a collection: its folder, and the first part of its pages' addresses. */
export type Collection = (typeof collections)[number];

/** Folders of src/content whose files have front matter and a body: the collections, and the plain pages. */
export const bodyFolders = [...collections, 'info'] as const;

export type BodyFolder = (typeof bodyFolders)[number];

/** Files of src/content whose records are cited by id. */
export const registryNames = [
  'signs',
  'emergencies',
  'care',
  'evidence',
  'sources',
  'techniques',
  'plates',
] as const;

export type RegistryName = (typeof registryNames)[number];

/** Parts of the body, in the order of "Where does it hurt?". BodyFigure.module.css and BodyMap.module.css place each. */
export const regions = [
  'head',
  'neck',
  'arm',
  'chest',
  'back',
  'belly',
  'leg',
  'all-over',
] as const;

/** The names that content files may refer to. */
export type References = {
  /** Addresses of static pages, which have a route file each. */
  staticPaths: readonly string[];
  people: readonly string[];
  slugs: Readonly<Record<BodyFolder, readonly string[]>>;
  /** Undefined where the file cannot be read: then what cites it is not checked. */
  ids: Readonly<Record<RegistryName, readonly string[] | undefined>>;
  /** Addresses of the pages and of the files in `public`, to which links can lead. */
  paths: ReadonlySet<string>;
  /** What is wrong with a picture of src/content/images for its use; undefined if nothing is. */
  pictureProblem: (name: string, as: PictureUse) => string | undefined;
};

/** An object with a field for each name. */
export const record = <Name extends string, Value>(
  names: readonly Name[],
  make: (name: Name) => Value,
) => Object.fromEntries(names.map((name) => [name, make(name)])) as Record<Name, Value>;

/** A heading, a label or a link. */
export const label = text(2, 90);

export const paragraph = text(20, 900);

export const headed = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.strictObject({ heading: text(3, 80), ...shape });

export const unique = <Item extends z.ZodType<string>>(item: Item) =>
  z
    .array(item)
    .refine((list) => new Set(list).size === list.length, 'contains a duplicate; delete it');

const maxListed = 8;

/** The name that differs least, if that is by two letters or a quarter of them, and by less than half. */
export function nearestName(given: string, names: readonly string[]) {
  const [nearest = ''] = names.toSorted((a, b) => changes(given, a) - changes(given, b));
  const length = Math.max(given.length, nearest.length);
  const count = changes(given, nearest);
  return count <= Math.max(2, length / 4) && count < length / 2 ? nearest : undefined;
}

/** The end of an error message: suggests the nearest name; else lists a few names. */
export function nearestTo(given: string, names: readonly string[]) {
  const nearest = nearestName(given, names);
  if (nearest) return `; did you mean "${nearest}"?`;
  return names.length === 0 || names.length > maxListed ? '' : `; there are ${names.join(', ')}`;
}

const changes = (given: string, name: string) => distance(given.toLowerCase(), name.toLowerCase());

/** One of the given names; error messages say that they are in `place`, or what to do about `special` ones. */
export const nameFrom = <Name extends string>(
  names: readonly string[] | undefined,
  place: string,
  special: (name: string) => string | false = () => false,
) =>
  z
    .custom<Name>((name) => typeof name === 'string' && names?.includes(name) !== false, {
      error: ({ input }) =>
        input === undefined
          ? 'is missing'
          : special(String(input)) ||
            `"${input}" is not in ${place}${nearestTo(String(input), names ?? [])}`,
    })
    .meta({ choices: names ?? [], place });

export const slugOf = <Slug extends string>({ slugs }: References, collection: Collection) =>
  nameFrom<Slug>(slugs[collection], `src/content/${collection}`);

export const idOf = ({ ids }: References, registry: RegistryName) =>
  nameFrom<string>(ids[registry], `src/content/${registry}.yaml`);

/** A picture: its path below src/content/images, without the extension. */
export const picture = ({ pictureProblem }: References, as: PictureUse) =>
  z
    .string()
    .refine((name) => !pictureProblem(name, as), {
      error: ({ input }) => pictureProblem(String(input), as),
    })
    .transform((name): PictureRef => ({ picture: name, as }))
    .meta({ input: 'picture' });

const percent = z.number().min(0).max(100);

/** A point in a picture, in percent from its left and from its top. */
export const point = z
  .tuple([percent, percent], 'must be two numbers such as [70, 40]')
  .readonly()
  .meta({ input: 'point' });

export const subject = point.meta({
  title: 'Subject of the picture',
  description: 'Such as a head; crops keep it visible.',
});

const heroStyle = z.strictObject({
  text: z.enum(['white', 'black']).meta({
    title: 'Color of the title',
    description: 'White on a dark picture, black on a light one.',
  }),
  overlay: z.boolean().meta({
    title: 'Shade the picture behind the title',
    description: 'Tablets always show a lighter shade.',
  }),
  focalPoint: subject,
});

export const metadata = {
  description: text(50, 160).meta({
    title: 'Description in search results',
    description: 'What search engines show below the title.',
  }),
  keywords: z.array(text(2, 50)).min(1).max(10),
  hero: heroStyle.meta({ title: 'How the title looks on the picture' }),
};

export const synonyms = unique(
  text(2, 40).refine(
    (phrase) => termsOf(phrase).length > 0,
    'has only words that the search ignores, such as "how"; add one that says what is sought, or delete it',
  ),
)
  .max(30)
  .meta({
    title: 'Other words for it',
    description:
      'Words and phrases that people type for it, also in Spanish. Only the search of the site uses them.',
  });

export const faq = headed({
  items: z
    .array(
      z.strictObject({
        question: text(5, 140),
        answer: linkedText(5, 800),
        synonyms: synonyms.optional(),
        opening: z.literal(true).optional(),
        prices: z.literal(true).optional(),
      }),
    )
    .min(1),
});

export const steps = z
  .array(
    z.strictObject({
      title: text(3, 80),
      description: linkedText(20, 500),
    }),
  )
  .min(2);

/** The schema.org type of a static page. */
export const pageKind = z.enum(['WebPage', 'AboutPage', 'CollectionPage', 'ContactPage']);

export type Region = (typeof regions)[number];
export type HeroStyle = z.infer<typeof heroStyle>;
export type FaqData = z.infer<typeof faq>;
export type PageKind = z.infer<typeof pageKind>;
