import { join } from 'node:path';
import { z } from 'zod';
import type { StaticPath } from '../../src/generated/slugs.ts';
import type { PictureRef, PictureUse } from '../../src/lib/picture.ts';
import { type Navigation, navigationSchema } from '../../src/schemas/navigation.ts';
import type { Page } from '../../src/schemas/page.ts';
import { type PageBody, type PageName, pageSchemas } from '../../src/schemas/pages.ts';
import { sharedPictures } from '../../src/schemas/pictures.ts';
import { type Strings, type StringsName, stringSchemas } from '../../src/schemas/strings.ts';
import { type AnyEntry, type Entry, entryPath, entryPicture, type ReadContext } from './entries.ts';
import type { Pictures } from './pictures.ts';
import { checkYaml, readYamlFiles } from './yaml.ts';

/** A page during the build, when pictures are still names. */
export type BuildPage = Page<PictureRef>;
export type StaticPage = BuildPage & { path: StaticPath };

/** The content of the YAML files for pages, UI strings and menus. */
export type PageFiles = {
  /** Static pages: those that are not entries. */
  staticPages: { [Name in PageName]: { page: StaticPage; body: PageBody<Name> } };
  strings: { [Name in StringsName]: Strings<Name> };
  navigation: Navigation;
};

export const pictureRef = (picture: string, as: PictureUse): PictureRef => ({ picture, as });

/** Reports problems, and returns undefined if there are any. */
export function readPageFiles({
  directory,
  references,
  facts,
  links,
  problems,
}: ReadContext): PageFiles | undefined {
  const folder = join(directory, 'pages');
  const read = <Shape extends z.ZodRawShape>(from: string, shape: Shape) => {
    const names = Object.keys(shape);
    const files = readYamlFiles(from, names, problems);
    return { ...files, data: checkYaml(files, z.object(shape), { facts, references, links }) };
  };
  const { data, value } = read(folder, pageSchemas(references));
  for (const picture of Object.keys(value).map((name) => `pages/${name}`)) {
    const problem = references.pictureProblem(picture, 'hero');
    if (problem) problems.reportFor(join(directory, `${picture}.yaml`))(undefined, problem);
  }
  for (const { picture, as } of Object.values(sharedPictures)) {
    const problem = references.pictureProblem(picture, as);
    if (problem) problems.reportFor(join(directory, 'images'))(undefined, problem);
  }
  // Only if all pages are valid: an invalid file may be the one with the path.
  const paths = data && Object.values(data).map(({ path }) => path);
  const missing = references.staticPaths.filter(
    (path) => paths && !paths.some((own) => own === path),
  );
  for (const path of missing) {
    problems.reportFor(folder)(
      undefined,
      `no page has the path ${path}, for which src/routes has a file; add a page, or delete the route`,
    );
  }
  const strings = read(join(directory, 'strings'), stringSchemas).data;
  const menus = read(directory, { navigation: navigationSchema(references) }).data;
  if (!data || !strings || !menus || missing.length > 0) return undefined;

  const page = <Body>(name: PageName, file: PageFields & { body: Body }) => {
    const { body, parent, ...fields } = file;
    const trail = trailOf(parent, Object.values(data));
    return { page: { ...fields, trail, picture: pictureRef(`pages/${name}`, 'hero') }, body };
  };
  const staticPages = {
    home: page('home', data.home),
    services: page('services', data.services),
    conditions: page('conditions', data.conditions),
    about: page('about', data.about),
    blog: page('blog', data.blog),
    'new-patients': page('new-patients', data['new-patients']),
    contact: page('contact', data.contact),
  };
  return { staticPages, strings, ...menus };
}

type PageFields = Omit<z.output<ReturnType<typeof pageSchemas>[PageName]>, 'body'>;

function trailOf(parent: string | undefined, pages: readonly PageFields[]): BuildPage['trail'] {
  const above = pages.find(({ path }) => path === parent);
  if (!above) return [];
  const others = pages.filter((page) => page !== above);
  return [...trailOf(above.parent, others), { name: above.name, path: above.path }];
}

const kinds = { services: 'service', conditions: 'condition', blog: 'article' } as const;

export function entryPage(
  entry: AnyEntry,
  staticPages: PageFiles['staticPages'],
  pictures: Pictures,
): BuildPage {
  const { collection, fields } = entry;
  const { title, description, keywords, hero } = fields;
  const above = staticPages[collection].page;
  const name = entryPicture(entry);
  const portrait = `${name}-portrait`;
  return {
    kind: kinds[collection],
    ...('written' in fields && { written: fields.written }),
    ...('author' in fields && { author: fields.author }),
    ...('published' in fields && { published: fields.published }),
    path: entryPath(entry),
    name: title,
    title: fields.searchTitle ?? title,
    heading: title,
    description,
    keywords,
    trail: [...above.trail, { name: above.name, path: above.path }],
    hero,
    picture: pictureRef(name, 'hero'),
    ...(pictures.has(portrait) && { portrait: pictureRef(portrait, 'portrait') }),
  };
}

/** For its social image, a plain page borrows the hero of the home page. */
export function infoPage(info: Entry<'info'>, { home }: PageFiles['staticPages']): BuildPage {
  const { title, description } = info.fields;
  const { hero, picture } = home.page;
  return {
    kind: 'WebPage',
    path: entryPath(info),
    name: title,
    title,
    heading: title,
    description,
    keywords: [title],
    trail: [],
    hero,
    picture,
  };
}
