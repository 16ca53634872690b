import { readdirSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { z } from 'zod';
import { anchorOf } from '../../src/lib/anchor.ts';
import type { Facts } from '../../src/lib/facts.ts';
import { type Collection, collections, type References } from '../../src/schemas/common.ts';
import {
  type Article,
  type Condition,
  entrySchemas,
  type Service,
} from '../../src/schemas/entries.ts';
import type { PagePath } from '../../src/schemas/page.ts';
import { discPictures } from '../../src/schemas/strings.ts';
import type { CompiledBody } from './body.ts';
import { compileBody } from './mdx.ts';
import { type Problems, type Report, readText } from './problems.ts';
import { checkYaml, parseYaml, type Yaml } from './yaml.ts';

type Fields = { services: Service; conditions: Condition; blog: Article };

/** A checked entry: its front matter with facts filled in, and its compiled body. */
export type Entry<Name extends Collection> = {
  collection: Name;
  /** File name without its extension: the last part of the page's address. */
  slug: string;
  file: string;
  fields: Fields[Name];
  body: CompiledBody;
  report: Yaml['report'];
  reportLine: Report;
};

export type Entries = { [Name in Collection]: Entry<Name>[] };

export type AnyEntry = Entries[Collection][number];

/** The entries of all collections. */
export const allEntries = (entries: Entries) =>
  collections.flatMap<AnyEntry>((collection) => entries[collection]);

/** Address of an entry's page. The cast is safe: the type's slugs are generated from the same files. */
export const entryPath = ({ collection, slug }: Pick<AnyEntry, 'collection' | 'slug'>) =>
  `/${collection}/${slug}` as PagePath;

export type ReadContext = {
  directory: string;
  references: References;
  facts: Facts;
  problems: Problems;
};

type Numbered = { fields: { number: number } };
const byNumber = (a: Numbered, b: Numbered) => a.fields.number - b.fields.number;

/** Reads the entries, each collection in the order of its list. Entries with problems are reported and left out. */
export function readEntries(context: ReadContext): Entries {
  const schemas = entrySchemas(context.references);
  return {
    services: read('services', schemas.services, context).sort(byNumber),
    conditions: read('conditions', schemas.conditions, context).sort(byNumber),
    blog: read('blog', schemas.blog, context).sort((a, b) => b.fields.order - a.fields.order),
  };
}

/** The YAML between the first two lines of ---; undefined when the file does not start with it. */
export const frontMatterOf = (source: string) =>
  /^\uFEFF?---\r?\n([\s\S]*?)\r?\n---(?:\r?\n|$)/.exec(source)?.[1];

function read<Name extends Collection>(
  collection: Name,
  schema: z.ZodType<Fields[Name]>,
  { directory, references, facts, problems }: ReadContext,
): Entry<Name>[] {
  const { paths, ids } = references;
  const { plates, movements } = ids;
  const context = { collection, facts, paths, plates, movements };
  checkNames(collection, directory, problems);
  return references.slugs[collection].flatMap((slug) => {
    const file = join(directory, collection, `${slug}.mdx`);
    const report = problems.reportFor(file);
    const source = readText(file, report);
    if (source === undefined) return [];
    const name = `${collection}/${slug}`;
    const front = frontMatterOf(source);
    if (front === undefined) {
      report(1, 'the front matter must start here: --- on line 1, then its fields, then --- again');
      return [];
    }
    const body = compileBody(source, { ...context, slug, report });
    const pictures = [
      references.pictureProblem(name, 'hero'),
      collection === 'services' && references.pictureProblem(`${name}-2`, 'section'),
      ...(body?.components.includes('DiscStates') ? discPictures : []).map((disc) =>
        references.pictureProblem(disc, 'section'),
      ),
    ];
    for (const problem of pictures) if (problem) report(undefined, problem);
    const yaml = parseYaml(front, report, 2);
    const fields = yaml && checkYaml(yaml, schema, { facts, references });
    if (!body || !fields) return [];
    return [{ collection, slug, file, fields, body, report: yaml.report, reportLine: report }];
  });
}

/** Reports files whose names cannot be addresses or do not end in .mdx. */
function checkNames(collection: Collection, directory: string, problems: Problems) {
  const folder = join(directory, collection);
  for (const name of readdirSync(folder).filter((each) => !each.startsWith('.'))) {
    const wanted = `${anchorOf(name.slice(0, name.length - extname(name).length))}.mdx`;
    if (name === wanted) continue;
    const remedy = 'file names are lower-case words joined by hyphens, and end in .mdx';
    problems.reportFor(join(folder, name))(undefined, `rename it to ${wanted}; ${remedy}`);
  }
}
