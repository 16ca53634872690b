import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';
import { type Collection, type Known, pictureMissing } from '../../src/content/schemas/common.ts';
import {
  type Article,
  type Condition,
  entrySchemas,
  type Service,
} from '../../src/content/schemas/entries.ts';
import { compileText } from './mdx.ts';
import type { Problems, Report } from './problems.ts';
import type { CompiledText } from './text.ts';
import { checkYaml, type Facts, parseYaml, type Yaml } from './yaml.ts';

/** One file of a collection after validation: facts filled in, quotes made typographic, text compiled. */
export type Entry<Fields> = {
  collection: Collection;
  /** File name without ending; last part of the page's address. */
  slug: string;
  /** Absolute path of the MDX file. */
  file: string;
  /** Front matter. */
  fields: Fields;
  text: CompiledText;
  /** Reports a problem; `field` is a path in the front matter. */
  report: (field: readonly PropertyKey[], message: string) => void;
  reportLine: Report;
};

export type AnyEntry = Entry<Article | Condition | Service>;

/** All collections, each in the order in which pages list it. */
export type Entries = {
  services: Entry<Service>[];
  conditions: Entry<Condition>[];
  blog: Entry<Article>[];
};

/** Address of an entry's page. */
export const entryPath = (collection: Collection, slug: string) => `/${collection}/${slug}`;

type Context = {
  content: string;
  known: Known;
  facts: Facts;
  isComplete: boolean;
  problems: Problems;
};

/** Reads the entries below `content`. One with problems is left out. Without `isComplete`, facts are stand-ins. */
export function readEntries(context: Context): Entries {
  const { services, conditions, blog } = entrySchemas(context.known);
  return {
    services: read('services', services, context).sort((a, b) => a.fields.number - b.fields.number),
    conditions: read('conditions', conditions, context).sort(
      (a, b) => a.fields.number - b.fields.number,
    ),
    blog: read('blog', blog, context).sort((a, b) => b.fields.order - a.fields.order),
  };
}

function read<Fields>(
  collection: Collection,
  schema: z.ZodType<Fields>,
  { content, known, facts, isComplete, problems }: Context,
): Entry<Fields>[] {
  const paths = new Set([
    ...known.staticPaths,
    ...Object.entries(known.slugs).flatMap(([name, slugs]) =>
      slugs.map((slug) => entryPath(name as Collection, slug)),
    ),
  ]);
  return known.slugs[collection].flatMap((slug) => {
    const file = join(content, collection, `${slug}.mdx`);
    const report = problems.reportFor(file);
    const source = readFileSync(file, 'utf8');
    const { plates, movements } = known.ids;
    const text = compileText(source, { collection, slug, facts, paths, plates, movements, report });
    const yaml = frontMatterOf(source, report);
    const fields = yaml && checkYaml(yaml, schema, isComplete ? facts : undefined, report);
    for (const name of picturesOf(collection, slug)) {
      if (!known.hasPicture(name)) report(undefined, pictureMissing(name));
    }
    if (!text || !fields) return [];
    const reportField = (field: readonly PropertyKey[], message: string) =>
      report(yaml.lineOf(field), `${field.join('.')}: ${message}`);
    return [{ collection, slug, file, fields, text, report: reportField, reportLine: report }];
  });
}

/** Names of the pictures that each entry must have. */
const picturesOf = (collection: Collection, slug: string) =>
  (collection === 'services' ? [slug, `${slug}-1`, `${slug}-2`] : [slug]).map(
    (name) => `${collection}/${name}`,
  );

function frontMatterOf(source: string, report: Report): Yaml | undefined {
  const [, yaml] = /^\uFEFF?---\r?\n([\s\S]*?)\r?\n---(?:\r?\n|$)/.exec(source) ?? [];
  if (yaml !== undefined) return parseYaml(yaml, report, 2);
  report(1, 'no front matter: start the file with a block between two lines of ---');
  return undefined;
}
