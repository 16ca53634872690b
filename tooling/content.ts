import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import type { Heading, Link, Root, RootContent, Yaml } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import remarkFrontmatter from 'remark-frontmatter';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { parse as parseYaml } from 'yaml';
import type { z } from 'zod';
import {
  type Article,
  articleSchema,
  type Condition,
  conditionSchema,
  type Service,
  serviceSchema,
} from '../src/content/schemas/entries.ts';
import { type Facts, fillFacts } from './facts.ts';
import { typographic } from './typography.ts';

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
  /** Pictures of the sections in order, absolute: a condition's `<Section>` blocks, a service's intro and text. */
  sectionPictures: string[];
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

/** Thrown when content files are wrong; lists every problem with file, place and remedy. */
export class ContentError extends Error {
  readonly problems: readonly string[];
  constructor(problems: readonly string[]) {
    super(
      `The content has ${problems.length} problem(s):\n${problems.map((p) => `  ${p}`).join('\n')}`,
    );
    this.name = 'ContentError';
    this.problems = problems;
  }
}

const schemas = { services: serviceSchema, conditions: conditionSchema, blog: articleSchema };

const pictureEndings = ['jpg', 'jpeg', 'png', 'webp', 'avif'];

/** Components that a text may use, with the values that an attribute may have (null: any text). */
const components: Record<string, Record<string, readonly string[] | null>> = {
  CareCard: { urgency: ['doctor', 'emergency'] },
  Phone: { line: ['scheduling', 'insurance'] },
  Section: { alt: null },
  Tip: {},
};

type JsxElement = MdxJsxFlowElement | MdxJsxTextElement;
type Report = (place: number | string | undefined, message: string) => void;

const parser = unified().use(remarkParse).use(remarkFrontmatter).use(remarkMdx);

/** Address of an entry's page. */
export const entryPath = (collection: Collection, slug: string) => `/${collection}/${slug}`;

/** Finds the picture `name` with any of the usual endings; undefined when there is none. */
export function findPicture(imagesDirectory: string, name: string) {
  return pictureEndings
    .map((ending) => join(imagesDirectory, `${name}.${ending}`))
    .find((path) => existsSync(path));
}

/**
 * Reads and checks all content below `contentDirectory` (services/, conditions/, blog/ and images/).
 * `staticPaths` are the addresses of the pages that are not entries; links in texts may lead there.
 * Throws a {@link ContentError} that lists all problems at once.
 */
export function readContent(
  contentDirectory: string,
  staticPaths: readonly string[],
  facts: Facts,
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
      const images = join(contentDirectory, 'images', collection);
      const count = collection === 'services' ? 2 : sections.length;
      const names = Array.from({ length: count }, (_, index) => `${slug}-${index + 1}`);
      const pictures = [slug, ...names].map((name) => {
        const found = findPicture(images, name);
        if (!found) {
          report(
            undefined,
            `picture missing: put ${relative(process.cwd(), join(images, name))}.jpg in place (any of ${pictureEndings.join(', ')})`,
          );
        }
        return found ?? '';
      });
      const [picture = '', ...sectionPictures] = pictures;
      const portrait = findPicture(images, `${slug}-portrait`);
      return [{ slug, file, picture, portrait, sectionPictures, data } as Content[C][number]];
    }) as Content[C];
  }

  const content: Content = {
    services: readCollection('services').sort((a, b) => a.data.number - b.data.number),
    conditions: readCollection('conditions').sort((a, b) => a.data.number - b.data.number),
    blog: readCollection('blog').sort((a, b) => b.data.order - a.data.order),
  };
  problems.push(...crossCheck(content, slugs));
  if (problems.length > 0) throw new ContentError(problems);
  return content;
}

const slugsIn = (directory: string) =>
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
  if (!node) {
    report(1, 'no front matter: start the file with a block between two lines of ---');
    return undefined;
  }
  let raw: unknown;
  try {
    raw = parseYaml(node.value);
  } catch (error) {
    report(undefined, `front matter is no valid YAML: ${(error as Error).message.split('\n')[0]}`);
    return undefined;
  }
  const result = schema.safeParse(fillStrings(raw, facts, report));
  if (result.success) return result.data;
  for (const issue of result.error.issues) {
    const field = issue.path.join('.') || 'front matter';
    const missing = issue.code === 'invalid_type' && issue.input === undefined;
    report(undefined, `${field}: ${missing ? 'is missing' : issue.message}`);
  }
  return undefined;
}

/** Fills facts into every string of the front matter and sets its quotes; keys, slugs and labels stay. */
function fillStrings(value: unknown, facts: Facts, report: Report, path: string[] = []): unknown {
  if (typeof value === 'string') {
    const filled = fillFacts(value, facts, (name) =>
      report(
        undefined,
        `${path.join('.')}: {${name}} is no fact; the facts are ${Object.keys(facts).join(', ')}`,
      ),
    );
    return path[0] === 'cta' ? filled : typographic(filled);
  }
  if (Array.isArray(value)) {
    return value.map((item, index) => fillStrings(item, facts, report, [...path, String(index)]));
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [
      key,
      fillStrings(item, facts, report, [...path, key]),
    ]),
  );
}

/** Checks links, facts, components and headings of a text; returns its `<Section>` blocks. */
function checkText(
  tree: Root,
  collection: Collection,
  paths: ReadonlySet<string>,
  facts: Facts,
  report: Report,
): JsxElement[] {
  const sections: JsxElement[] = [];
  const urgencies = new Set<unknown>();
  visit(tree, (node) => {
    const line = node.position?.start.line;
    if (node.type === 'heading' && (node as Heading).depth === 1) {
      report(line, 'a heading with one # is the page title’s; start with ##');
    }
    if (node.type === 'link') checkLink(node as Link, paths, (message) => report(line, message));
    if (node.type === 'mdxTextExpression' || node.type === 'mdxFlowExpression') {
      if (!(node.value in facts)) {
        report(line, `{${node.value}} is no fact; the facts are ${Object.keys(facts).join(', ')}`);
      }
    }
    if (node.type === 'mdxjsEsm') report(line, 'import and export have no place in a text');
    if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
      checkComponent(node, (message) => report(line, message));
      if (node.name === 'Section') {
        sections.push(node);
        if (collection !== 'conditions') report(line, '<Section> is for conditions only');
        if (node.children[0]?.type !== ('heading' satisfies RootContent['type'])) {
          report(line, '<Section> must start with a ## heading');
        }
      }
      if (node.name === 'CareCard') urgencies.add(attribute(node, 'urgency'));
    }
  });
  if (collection === 'conditions') {
    if (sections.length < 2 || sections.length > 3) {
      report(undefined, `has ${sections.length} <Section> blocks; a condition has two or three`);
    }
    for (const urgency of ['doctor', 'emergency']) {
      if (!urgencies.has(urgency)) {
        report(
          undefined,
          `has no <CareCard urgency="${urgency}">; a condition says when to see a doctor and when to call 911`,
        );
      }
    }
  }
  return sections;
}

function checkLink({ url }: Link, paths: ReadonlySet<string>, report: (message: string) => void) {
  const [path = ''] = url.split('#');
  if (!url.startsWith('/'))
    report(`link to ${url}: only links to pages of this site, such as /contact`);
  else if (!paths.has(path)) report(`link to ${url}: there is no such page`);
}

function checkComponent(node: JsxElement, report: (message: string) => void) {
  const allowed = components[node.name ?? ''];
  if (!allowed) {
    report(`<${node.name}> is unknown; use one of ${Object.keys(components).join(', ')}`);
    return;
  }
  for (const [name, values] of Object.entries(allowed)) {
    const value = attribute(node, name);
    if (typeof value !== 'string') report(`<${node.name}> needs ${name}="…"`);
    else if (values && !values.includes(value)) {
      report(`<${node.name} ${name}="${value}">: must be one of ${values.join(', ')}`);
    }
  }
}

function attribute(node: JsxElement, name: string) {
  const found = node.attributes.find(
    (candidate) => candidate.type === 'mdxJsxAttribute' && candidate.name === name,
  );
  return found?.value;
}

type Slugs = Record<Collection, readonly string[]>;

function* crossCheck(content: Content, slugs: Slugs) {
  yield* relatedProblems(content, slugs);
  const all: Entry<{ title: string; description: string }>[] = [
    ...content.services,
    ...content.conditions,
    ...content.blog,
  ];
  yield* duplicates(all, 'title', ({ data }) => data.title.toLowerCase());
  yield* duplicates(all, 'description', ({ data }) => data.description);
  yield* duplicates(content.services, 'number', ({ data }) => data.number);
  yield* duplicates(content.conditions, 'number', ({ data }) => data.number);
  yield* duplicates(content.blog, 'order', ({ data }) => data.order);
}

function* relatedProblems(content: Content, slugs: Slugs) {
  const check = function* (
    file: string,
    field: string,
    collection: Collection,
    named: readonly string[],
  ) {
    for (const slug of named) {
      if (!slugs[collection].includes(slug)) {
        yield `${file}: ${field}: "${slug}" is not in src/content/${collection}; the slugs there are ${slugs[collection].join(', ')}`;
      }
    }
  };
  for (const { file, data } of content.services) {
    yield* check(file, 'conditions.slugs', 'conditions', data.conditions.slugs);
    yield* check(file, 'related.articles', 'blog', data.related.articles);
  }
  for (const { file, data } of content.conditions) {
    yield* check(file, 'related.service', 'services', [data.related.service]);
    yield* check(file, 'related.articles', 'blog', data.related.articles);
    yield* check(file, 'related.conditions', 'conditions', data.related.conditions);
  }
  for (const { file, data } of content.blog) {
    yield* check(file, 'related.services', 'services', data.related.services);
    yield* check(file, 'related.conditions', 'conditions', data.related.conditions);
    yield* check(file, 'related.articles', 'blog', data.related.articles);
  }
}

function* duplicates<Data>(
  entries: readonly Entry<Data>[],
  field: string,
  keyOf: (entry: Entry<Data>) => string | number,
) {
  const first = new Map<string | number, string>();
  for (const entry of entries) {
    const value = keyOf(entry);
    const other = first.get(value);
    if (other)
      yield `${entry.file}: ${field}: "${value}" is also that of ${other}; each needs its own`;
    else first.set(value, entry.file);
  }
}
