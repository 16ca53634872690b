import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';
import type { Facts } from '../../src/lib/facts.ts';
import {
  type BodyFolder,
  type Collection,
  collections,
  type References,
} from '../../src/schemas/common.ts';
import {
  type Article,
  type Condition,
  entrySchemas,
  type Info,
  type Service,
} from '../../src/schemas/entries.ts';
import type { Navigation } from '../../src/schemas/navigation.ts';
import type { PagePath } from '../../src/schemas/page.ts';
import { slugPattern } from '../../src/schemas/values.ts';
import type { CompiledBody } from './body.ts';
import { frontMatter } from './frontMatter.ts';
import type { QuotedLink } from './links.ts';
import { compileBody } from './mdx.ts';
import { type Problems, type Report, readText } from './problems.ts';
import { checkYaml, parseYaml, type Yaml } from './yaml.ts';

type Fields = { services: Service; conditions: Condition; blog: Article; info: Info };

/** A checked entry or plain page: its front matter with facts filled in, and its compiled body. */
export type Entry<Name extends BodyFolder> = {
  collection: Name;
  /** File name without its extension: the last part of the page's address. */
  slug: string;
  file: string;
  fields: Fields[Name];
  body: CompiledBody;
  /** The links of the front matter and the body. */
  links: readonly QuotedLink[];
  report: Yaml['report'];
  reportLine: Report;
};

export type Entries = { [Name in Collection]: Entry<Name>[] };

export type AnyEntry = Entries[Collection][number];

export const allEntries = (entries: Entries) =>
  collections.flatMap<AnyEntry>((collection) => entries[collection]);

/** The cast is safe: the type's slugs are generated from the same files. */
export const entryPath = ({ collection, slug }: { collection: BodyFolder; slug: string }) =>
  `/${collection}/${slug}` as PagePath;

export const entryPicture = ({ collection, slug, fields }: AnyEntry) =>
  ('picture' in fields && fields.picture?.picture) || `${collection}/${slug}`;

export type ReadContext = {
  directory: string;
  references: References;
  facts: Facts;
  /** The links of the other files read so far. */
  links: QuotedLink[];
  problems: Problems;
  /** Addresses of the drafts read so far, also of those that cannot be pages yet. */
  draftPaths: string[];
  /** The problems of drafts, which stop no build: it leaves drafts out. */
  draftProblems: Problems;
};

/** Entries that the list does not name come last. */
const inOrder = <One extends { slug: string }>(
  entries: readonly One[],
  slugs: readonly string[] = [],
) => [
  ...slugs.flatMap((slug) => entries.filter((entry) => entry.slug === slug)),
  ...entries.filter(({ slug }) => !slugs.includes(slug)),
];

/** Reads the entries, each collection in the order of its list. Entries with problems are reported and left out. */
export function readEntries(context: ReadContext, order?: Navigation['order']): Entries {
  const schemas = entrySchemas(context.references);
  return {
    services: inOrder(read('services', schemas.services, context), order?.services),
    conditions: inOrder(read('conditions', schemas.conditions, context), order?.conditions),
    blog: read('blog', schemas.blog, context).sort(
      (a, b) =>
        b.fields.order - a.fields.order ||
        (b.fields.published ?? '').localeCompare(a.fields.published ?? ''),
    ),
  };
}

export const readInfo = (context: ReadContext) =>
  read('info', entrySchemas(context.references).info, context).sort((a, b) =>
    a.fields.title.localeCompare(b.fields.title),
  );

/** Undefined when a file does not begin with ---. */
const frontMatterOf = (source: string) => frontMatter.exec(source)?.[1]?.replace(/\r?\n$/, '');

/** Whether a file is a draft, also where its fields cannot be read. */
const isDraftSource = (source: string) =>
  /^["']?draft["']?\s*:\s*(true|yes)\b/im.test(frontMatterOf(source) ?? '');

/** Whether there is a file, and not a folder of its name. */
export const isFile = (file: string) =>
  statSync(file, { throwIfNoEntry: false })?.isFile() === true;

export const draftConditions = (directory: string, slugs: readonly string[]) =>
  slugs.filter((slug) =>
    isDraftSource(readText(join(directory, 'conditions', `${slug}.mdx`), () => {}) ?? ''),
  );

function read<Name extends BodyFolder>(
  collection: Name,
  schema: z.ZodType<Fields[Name]>,
  { directory, references, facts, problems, draftPaths, draftProblems }: ReadContext,
): Entry<Name>[] {
  const { paths, ids } = references;
  const context = { folder: collection, facts, paths, plates: ids.plates };
  checkNames(collection, directory, problems);
  return references.slugs[collection].flatMap((slug) => {
    const file = join(directory, collection, `${slug}.mdx`);
    const source = readText(file, problems.reportFor(file));
    if (source === undefined) return [];
    const name = `${collection}/${slug}`;
    const front = frontMatterOf(source);
    const isDraft = isDraftSource(source);
    const report = (isDraft ? draftProblems : problems).reportFor(file);
    const path = entryPath({ collection, slug });
    if (isDraft) draftPaths.push(path);
    if (front === undefined) {
      report(1, 'the front matter must start here: --- on line 1, then its fields, then --- again');
      return [];
    }
    const body = compileBody(source, { ...context, slug, report });
    const pictures = [
      // The schema checks a picture that the front matter names.
      collection !== 'info' && !/^picture:/m.test(front) && references.pictureProblem(name, 'hero'),
      collection === 'services' && references.pictureProblem(`${name}-2`, 'section'),
    ];
    for (const { name: shown, line } of body?.pictures ?? []) {
      const problem = /\.\w+$/.test(shown)
        ? `"${shown}": write the name of a picture without its ending, such as "blog/desk"`
        : references.pictureProblem(shown, 'section');
      if (problem) report(line, problem);
    }
    for (const problem of pictures) if (problem) report(undefined, problem);
    const yaml = parseYaml(front, report, 2);
    const links = (body?.links ?? []).map(({ url, line }): QuotedLink => {
      return { url, report: (message) => report(line, `link to ${url}: ${message}`) };
    });
    const fields = yaml && checkYaml(yaml, schema, { facts, references, links });
    if (!body || !fields) return [];
    return [
      { collection, slug, file, fields, body, links, report: yaml.report, reportLine: report },
    ];
  });
}

/** Reports files whose names cannot be addresses or do not end in .mdx. */
function checkNames(collection: BodyFolder, directory: string, problems: Problems) {
  const folder = join(directory, collection);
  for (const name of existsSync(folder) ? readdirSync(folder) : []) {
    if (!/\.(mdx?|txt|docx)$/i.test(name) || slugPattern.test(name.replace(/\.mdx$/, ''))) continue;
    problems.reportFor(join(folder, name))(
      undefined,
      'is no page: file names are lower-case words joined by hyphens, and end in .mdx',
    );
  }
}
