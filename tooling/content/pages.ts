import { join } from 'node:path';
import type { z } from 'zod';
import type { Page, PagePath } from '../../src/content/page.ts';
import { type Collection, type Known, pictureMissing } from '../../src/content/schemas/common.ts';
import type { Article, Condition, Service } from '../../src/content/schemas/entries.ts';
import {
  type Navigation,
  navigationSchema,
  type PageContent,
  type PageName,
  pageSchemas,
  type Text,
  type TextName,
  textSchemas,
} from '../../src/content/schemas/pages.ts';
import type { StaticPath } from '../../src/generated/slugs.ts';
import type { PictureRef, Treatment } from '../../src/lib/picture.ts';
import { type Entry, entryPath } from './entries.ts';
import { findPicture } from './files.ts';
import type { Problems } from './problems.ts';
import { readYamlFile } from './registries.ts';
import { checkYaml, type Facts } from './yaml.ts';

/** A page as the build has it: pictures are names. */
export type BuildPage = Page<PictureRef>;

/** What src/content/pages and src/content/navigation.yaml hold. */
export type Pages = {
  /** Pages that are not entries, in the order of their schemas. */
  pages: { [Name in PageName]: { page: BuildPage; content: PageContent<Name> } };
  texts: { [Name in TextName]: Text<Name> };
  navigation: Navigation;
};

type Context = { content: string; known: Known; facts: Facts | undefined; problems: Problems };

/** A file of src/content/pages, or undefined when it has a problem. */
function readFile<Data>(
  file: string,
  schema: z.ZodType<Data>,
  { content, facts, problems }: Context,
) {
  const report = problems.reportFor(join(content, file));
  const yaml = readYamlFile(join(content, file), report);
  const data = yaml && checkYaml(yaml, schema, facts, report);
  return { data, value: yaml?.value, report };
}

/** Reads all pages that are not entries, and the texts and menus. Parts with problems are undefined. */
export function readPages(context: Context): Pages | undefined {
  const { known, problems, content } = context;
  const schemas = pageSchemas(known);
  const names = Object.keys(schemas) as PageName[];
  const files = names.map((name) => {
    // All page schemas share the fields of every page.
    const schema = schemas[name] as z.ZodType<z.output<(typeof schemas)['blog']>>;
    const { data, value, report } = readFile(`pages/${name}.yaml`, schema, context);
    const picture = `pages/${name}`;
    if (!known.hasPicture(picture)) report(undefined, pictureMissing(picture));
    return { name, data, path: (value as { path?: unknown } | undefined)?.path };
  });
  const missing = known.staticPaths.filter((path) => files.every((file) => file.path !== path));
  for (const path of missing) {
    const report = problems.reportFor(join(content, 'pages'));
    report(undefined, `no file has the path ${path}, which src/routes has`);
  }
  const texts = Object.entries(textSchemas).map(
    ([name, schema]) =>
      [name, readFile<unknown>(`pages/${name}.yaml`, schema, context).data] as const,
  );
  const navigation = readFile('navigation.yaml', navigationSchema(known), context).data;
  const hasAll = files.every(({ data }) => data) && texts.every(([, text]) => text);
  if (!navigation || !hasAll || missing.length > 0) return undefined;
  const pages = files.flatMap(({ name, data }) => {
    if (!data) return [];
    const { content: words, parent, ...page } = data;
    const above = files.find((file) => file.path === parent)?.data;
    const trail = above ? [{ name: above.name, path: above.path }] : [];
    const picture = pictureRef(`pages/${name}`, 'hero');
    return [[name, { page: { ...page, trail, picture }, content: words }] as const];
  });
  // Each name has gone through its own schema.
  return {
    pages: Object.fromEntries(pages),
    texts: Object.fromEntries(texts),
    navigation,
  } as unknown as Pages;
}

const pictureRef = (picture: string, as: Treatment): PictureRef => ({ picture, as });

/** The page above the entries of a collection. */
const parents = {
  services: '/services',
  conditions: '/services/conditions',
  blog: '/blog',
} as const satisfies Record<Collection, StaticPath>;

/** The page of an entry. */
export function entryPage(
  { collection, slug, fields }: Entry<Article | Condition | Service>,
  pages: Pages['pages'],
): BuildPage {
  const { title, description, keywords, hero } = fields;
  const above = Object.values(pages).find(({ page }) => page.path === parents[collection])?.page;
  if (!above) throw new Error(`There is no page ${parents[collection]}.`);
  const name = `${collection}/${slug}`;
  const portrait = findPicture(`${name}-portrait`) && pictureRef(`${name}-portrait`, 'portrait');
  return {
    ...kindOf(fields),
    // The slug comes from the file names, as the type does.
    path: entryPath(collection, slug) as PagePath,
    name: title,
    title: ('searchTitle' in fields && fields.searchTitle) || title,
    heading: title,
    description,
    keywords,
    trail: [...above.trail, { name: above.name, path: above.path as StaticPath }],
    hero,
    picture: pictureRef(name, 'hero'),
    ...(portrait && { portrait }),
  };
}

function kindOf(fields: Article | Condition | Service) {
  if ('overview' in fields) return { kind: 'service' } as const;
  if ('region' in fields) return { kind: 'condition' } as const;
  const { published, publishedBy } = fields;
  return {
    kind: 'article',
    byDoctor: publishedBy === true,
    ...(published && { published }),
  } as const;
}
