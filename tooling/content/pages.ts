import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Page, PagePath } from '../../src/content/page.ts';
import type { Article } from '../../src/content/schemas/entries.ts';
import { type PageName, pageSchemas, textSchemas } from '../../src/content/schemas/pages.ts';
import type { StaticPath } from '../../src/content/slugs.gen.ts';
import { ContentError } from './contentError.ts';
import type { Facts } from './facts.ts';
import { readYaml } from './frontMatter.ts';
import { findPicture, pictureField, pictureMissing } from './pictures.ts';
import { type Collection, type Content, entryPath } from './read.ts';

/** A page as the build has it: pictures are files, absolute. */
export type BuildPage = Page<string> & {
  /** File of its words, relative to the project. */
  file: string;
};

/** What src/content/pages holds. */
export type Pages = {
  /** Pages of their own by file name, in the order of {@link pageSchemas}. */
  pages: Record<PageName, { page: BuildPage; words: unknown }>;
  /** Words without an address, by file name. */
  texts: Record<keyof typeof textSchemas, unknown>;
};

/** The page above the entries of a collection. */
const parents = {
  services: '/services',
  conditions: '/services/conditions',
  blog: '/blog',
} as const satisfies Record<Collection, StaticPath>;

/**
 * Addresses of the pages that have a route file of their own, read from the file names:
 * `index.tsx` is "/", `services.conditions.tsx` is "/services/conditions".
 */
export function staticPagePaths(routesDirectory: string) {
  return readdirSync(routesDirectory)
    .filter((name) => name.endsWith('.tsx') && !name.startsWith('__') && !name.includes('$'))
    .map(
      (name) =>
        (`/${name.replace(/\.tsx$/, '').replaceAll('.', '/')}`.replace(/\/index$/, '') ||
          '/') as StaticPath,
    )
    .sort();
}

/**
 * Reads src/content/pages below `contentDirectory`. Throws a {@link ContentError} that lists each wrong field, each
 * page without a route, each picture that is not there, each route of `staticPaths` without a page, and each slug that
 * is none of `conditions`.
 */
export function readPages(
  contentDirectory: string,
  staticPaths: readonly StaticPath[],
  facts: Facts,
  conditions: readonly string[],
): Pages {
  const problems: string[] = [];
  const read = (name: PageName | keyof typeof textSchemas) => {
    const absolute = join(contentDirectory, 'pages', `${name}.yaml`);
    const file = relative(process.cwd(), absolute);
    const report = (_line: number | undefined, message: string) =>
      void problems.push(`${file}: ${message}`);
    const yaml = existsSync(absolute) ? readFileSync(absolute, 'utf8') : '';
    return { file, report, yaml };
  };

  const files = (Object.keys(pageSchemas) as PageName[]).flatMap((name) => {
    const { file, report, yaml } = read(name);
    const data = readYaml(yaml, pageSchemas[name] as (typeof pageSchemas)['blog'], facts, report);
    if (!data) return [];
    const { words, hero: look, parent, ...rest } = data;
    for (const slug of yaml.matchAll(/^ *slug: "(.*)"/gm)) {
      if (!conditions.includes(slug[1] ?? ''))
        report(undefined, `slug: there is no condition ${slug[1]}`);
    }
    const images = join(contentDirectory, 'images');
    for (const [, picture = ''] of JSON.stringify(words).matchAll(pictureField)) {
      if (!findPicture(images, picture))
        report(undefined, `picture: ${pictureMissing(images, picture)}`);
    }
    const path = rest.path as StaticPath;
    if (!staticPaths.includes(path)) {
      report(undefined, `path: ${path} has no route; the routes are ${staticPaths.join(', ')}`);
    }
    const picture = findPicture(images, `pages/${name}`);
    if (!picture) report(undefined, pictureMissing(images, `pages/${name}`));
    return [{ name, parent, words, page: { ...rest, path, file, look, picture: picture ?? '' } }];
  });
  for (const path of staticPaths) {
    if (!files.some(({ page }) => page.path === path)) {
      problems.push(`src/content/pages: no file has the path ${path}, which src/routes has`);
    }
  }
  const texts = Object.entries(textSchemas).map(([name, schema]) => {
    const { report, yaml } = read(name as keyof typeof textSchemas);
    return [name, readYaml<unknown>(yaml, schema, facts, report)] as const;
  });
  if (problems.length > 0) throw new ContentError(problems);

  const pages = files.map(({ name, parent, words, page }) => {
    const above = files.find((other) => other.page.path === parent)?.page;
    const trail = above ? [{ name: above.name, path: above.path }] : [];
    return [name, { page: { ...page, trail }, words }] as const;
  });
  return { pages: Object.fromEntries(pages), texts: Object.fromEntries(texts) } as unknown as Pages;
}

/** The pages of all entries, by collection and in the order of its lists. */
export function entryPages(
  content: Content,
  { pages }: Pages,
): Record<Collection, readonly BuildPage[]> {
  const collection = <Name extends Collection>(
    name: Name,
    kindOf: (data: Content[Name][number]['data']) => object,
  ) => {
    const parent = Object.values(pages).find(({ page }) => page.path === parents[name])?.page;
    if (!parent) throw new Error(`There is no page ${parents[name]}.`);
    const trail = [...parent.trail, { name: parent.name, path: parent.path }];
    return content[name].map(({ slug, file, picture, portrait, data }) => {
      const { title, description, keywords, hero: look } = data;
      return {
        path: entryPath(name, slug) as PagePath,
        name: title,
        title: ('searchTitle' in data && data.searchTitle) || title,
        heading: title,
        description,
        keywords,
        trail,
        look,
        picture,
        ...(portrait && { portrait }),
        file,
        slug,
        ...kindOf(data),
      } as unknown as BuildPage;
    });
  };
  return {
    services: collection('services', () => ({ kind: 'service' })),
    conditions: collection('conditions', () => ({ kind: 'condition' })),
    blog: collection('blog', ({ published, publishedBy }: Article) => ({
      kind: 'article',
      byDoctor: publishedBy === true,
      ...(published && { published }),
    })),
  };
}
