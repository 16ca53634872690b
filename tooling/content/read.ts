import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import type { Root, Yaml } from 'mdast';
import remarkFrontmatter from 'remark-frontmatter';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import type { z } from 'zod';
import type { Collections } from '../../src/content/schemas/collections.ts';
import {
  type Article,
  articleSchema,
  type Condition,
  conditionSchema,
  type Service,
  serviceSchema,
} from '../../src/content/schemas/entries.ts';
import { checkNames } from './checkNames.ts';
import { anchorsOf, checkAnchors, checkText, type Text } from './checkText.ts';
import { ContentError } from './contentError.ts';
import { crossCheck } from './crossCheck.ts';
import type { Facts } from './facts.ts';
import { checkFigures, type Figures, figuresOf } from './figures.ts';
import { type Report, readYaml } from './frontMatter.ts';
import { remarkTables } from './mdxPlugins.ts';
import { findPicture, pictureMissing, sectionPicture } from './pictures.ts';

/** One content file after validation: facts filled in, quotes made typographic. */
export type Entry<Data> = {
  /** File name without ending; last part of the page's address. */
  slug: string;
  /** Path of the MDX file, relative to the project. */
  file: string;
  /** Picture of hero and card, absolute. */
  picture: string;
  /** Upright picture of the hero for phones, absolute; undefined where the wide one serves. */
  portrait: string | undefined;
  /** Pictures of a service's intro and text, absolute. */
  sectionPictures: string[];
  /** What the text shows of collections: those beside a condition's `<Section>` blocks are the first plates. */
  figures: Figures;
  data: Data;
};

/** All collections, each in the order in which pages list it. */
export type Content = {
  services: Entry<Service>[];
  conditions: Entry<Condition>[];
  blog: Entry<Article>[];
};

/** Name of a collection: its folder and, but for services, the first part of its addresses. */
export type Collection = keyof Content;

const schemas = { services: serviceSchema, conditions: conditionSchema, blog: articleSchema };

/** Reads Markdown with tables, MDX and front matter, as the build does. */
const parser = unified().use(remarkParse).use(remarkFrontmatter).use(remarkMdx).use(remarkTables);

/** Address of an entry's page. */
export const entryPath = (collection: Collection, slug: string) => `/${collection}/${slug}`;

/**
 * Reads and checks all content below `contentDirectory` (services/, conditions/, blog/ and images/).
 * `staticPaths` are the addresses of the pages that are not entries; links in texts may lead there.
 * `collections` hold what entries name by id.
 * Throws a {@link ContentError} that lists all problems at once.
 */
export function readContent(
  contentDirectory: string,
  staticPaths: readonly string[],
  facts: Facts,
  collections: Collections,
): Content {
  const problems: string[] = [];
  const slugs = {
    services: slugsIn(join(contentDirectory, 'services')),
    conditions: slugsIn(join(contentDirectory, 'conditions')),
    blog: slugsIn(join(contentDirectory, 'blog')),
  };
  const paths = new Set([
    ...staticPaths,
    ...(Object.keys(slugs) as Collection[]).flatMap((collection) =>
      slugs[collection].map((slug) => entryPath(collection, slug)),
    ),
  ]);

  /** Texts by the address of their page, for links to a place on it. */
  const texts = new Map<string, Text>();

  function readCollection<C extends Collection>(collection: C): Content[C] {
    const schema = schemas[collection] as unknown as z.ZodType<Content[C][number]['data']>;
    return slugs[collection].flatMap((slug) => {
      const absolute = join(contentDirectory, collection, `${slug}.mdx`);
      const file = relative(process.cwd(), absolute);
      const report: Report = (place, message) =>
        problems.push(`${file}${place === undefined ? '' : `:${place}`}: ${message}`);
      const tree = parseFile(absolute, report);
      const data = tree && readFrontMatter(tree, schema, facts, report);
      if (!tree || !data) return [];
      const sections = checkText(tree, collection, paths, facts, report);
      checkNames(tree, data, collections, report);
      const figures = figuresOf(tree);
      figures.plates.unshift(...sections.map((_, index) => sectionPicture(slug, index + 1)));
      checkFigures(figures, collections, report);
      texts.set(entryPath(collection, slug), {
        tree,
        anchors: anchorsOf(tree, data, facts),
        report,
      });
      const images = join(contentDirectory, 'images', collection);
      const names = collection === 'services' ? [`${slug}-1`, `${slug}-2`] : [];
      const pictures = [slug, ...names].map((name) => {
        const found = findPicture(images, name);
        if (!found) report(undefined, pictureMissing(images, name));
        return found ?? '';
      });
      const [picture = '', ...sectionPictures] = pictures;
      const portrait = findPicture(images, `${slug}-portrait`);
      return [
        { slug, file, picture, portrait, sectionPictures, figures, data } as Content[C][number],
      ];
    }) as Content[C];
  }

  const content: Content = {
    services: readCollection('services').sort((a, b) => a.data.number - b.data.number),
    conditions: readCollection('conditions').sort((a, b) => a.data.number - b.data.number),
    blog: readCollection('blog').sort((a, b) => b.data.order - a.data.order),
  };
  checkAnchors(texts, staticPaths);
  problems.push(...crossCheck(content, slugs));
  if (problems.length > 0) throw new ContentError(problems);
  return content;
}

/** Names of the MDX files of a folder, without their ending. */
export const slugsIn = (directory: string) =>
  existsSync(directory)
    ? readdirSync(directory)
        .filter((name) => name.endsWith('.mdx'))
        .map((name) => basename(name, '.mdx'))
        .sort()
    : [];

function parseFile(path: string, report: Report): Root | undefined {
  try {
    return parser.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    const { line, reason } = error as { line?: number; reason?: string };
    report(
      line,
      `the text cannot be read: ${reason ?? error}. Look for a stray "<" or "{", or a tag that is not closed.`,
    );
    return undefined;
  }
}

function readFrontMatter<Data>(
  tree: Root,
  schema: z.ZodType<Data>,
  facts: Facts,
  report: Report,
): Data | undefined {
  const node = tree.children.find((child): child is Yaml => child.type === 'yaml');
  if (node) return readYaml(node.value, schema, facts, report);
  report(1, 'no front matter: start the file with a block between two lines of ---');
  return undefined;
}
