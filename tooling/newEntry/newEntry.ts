import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { z } from 'zod';
import { anchorOf } from '../../src/lib/anchor.ts';
import type { BodyFolder } from '../../src/schemas/common.ts';
import { slugPattern } from '../../src/schemas/values.ts';
import { frontMatterOf } from '../content/entries.ts';
import { readText } from '../content/problems.ts';
import { parseYaml } from '../content/yaml.ts';

/** What `npm run new` can make: the collection of each kind, and the endings of its pictures' names. */
export const kinds = {
  article: { collection: 'blog', pictures: [''] },
  condition: { collection: 'conditions', pictures: ['', '-1'] },
  service: { collection: 'services', pictures: ['', '-2'] },
  info: { collection: 'info', pictures: [] },
} as const satisfies Record<string, { collection: BodyFolder; pictures: readonly string[] }>;

export type Kind = keyof typeof kinds;

/** What a new entry borrows from a condition that has all of these fields. */
const borrowed = z.object({
  region: z.string(),
  care: z.array(z.string()),
  signs: z.array(z.string()),
  emergency: z.string(),
  related: z.object({ service: z.string(), articles: z.tuple([z.string()], z.string()) }),
});

const namedPeople = z.object({ people: z.array(z.object({ id: z.string() })).catch([]) });

/** Reads YAML that may be wrong: `npm run check` reports mistakes, and they do not stop a new entry. */
const readFields = (yaml: string) =>
  z
    .record(z.string(), z.unknown())
    .catch({})
    .parse(parseYaml(yaml, () => {})?.value);

const readCollection = (collection: BodyFolder, directory: string) =>
  globSync('*.mdx', { cwd: join(directory, collection) })
    .sort()
    .map((name) => {
      const source = readText(join(directory, collection, name), () => {}) ?? '';
      return { slug: basename(name, '.mdx'), fields: readFields(frontMatterOf(source) ?? '') };
    });

/** The number after the highest one in a collection; articles call theirs "order". */
function nextNumber(collection: BodyFolder, directory: string) {
  const numbers = readCollection(collection, directory).map(
    ({ fields }) => Number(fields['number'] ?? fields['order']) || 0,
  );
  return Math.max(0, ...numbers) + 1;
}

/** The first condition that has all that is borrowed. */
const firstCondition = (directory: string) =>
  readCollection('conditions', directory).flatMap((condition) => {
    const { data } = borrowed.safeParse(condition.fields);
    return data ? [{ slug: condition.slug, ...data }] : [];
  })[0];

/** The slug of a title: "Don’t crack your neck!" becomes "dont-crack-your-neck". */
export const slugFrom = (title: string) =>
  anchorOf(
    title
      .toLowerCase()
      .normalize('NFD')
      .replace(/[\u0300-\u036f’']/g, ''),
  );

/** Why a page cannot have an address; undefined if it can. */
function slugProblem(kind: Kind, slug: string, directory: string) {
  if (!slugPattern.test(slug))
    return `"${slug}" cannot be an address; write letters from A to Z joined by hyphens, such as neck-pain`;
  const file = `${kinds[kind].collection}/${slug}.mdx`;
  return existsSync(join(directory, file)) ? `src/content/${file} already exists` : undefined;
}

type Values = Readonly<Record<string, string | number | readonly string[]>>;

/** Fills the {{names}} in a template beside this file. Templates put texts in quotes where needed. */
const fill = (template: string, values: Values) =>
  Object.entries(values).reduce(
    (text, [name, value]) => {
      const yaml = JSON.stringify(value);
      return text.replaceAll(`{{${name}}}`, () =>
        typeof value === 'string' ? yaml.slice(1, -1) : yaml,
      );
    },
    readFileSync(join(import.meta.dirname, template), 'utf8'),
  );

/** What the templates of entries ask for, besides the title and the slug. */
function entryValues(kind: Kind, directory: string) {
  const { people } = namedPeople.parse(
    readFields(readFileSync(join(directory, 'clinic/people.yaml'), 'utf8')),
  );
  const condition = firstCondition(directory);
  if (!condition && kind !== 'article')
    throw new Error(
      'A new page borrows from a condition, and none in src/content/conditions has all of region, care, signs, emergency, related.service and related.articles. Complete one, then run this again.',
    );
  return {
    author: people[0]?.id ?? '',
    next: nextNumber(kinds[kind].collection, directory),
    condition: condition?.slug ?? '',
    service: condition?.related.service ?? '',
    article: condition?.related.articles[0] ?? '',
    ...(condition && {
      region: condition.region,
      care: condition.care,
      signs: condition.signs,
      emergency: condition.emergency,
    }),
  };
}

/**
 * Writes a new entry or plain page into a folder of content and returns what is left to do. Throws when its slug cannot
 * be an address, or is taken. `today` is the day at the clinic, YYYY-MM-DD.
 */
export function writeNewEntry(
  kind: Kind,
  title: string,
  directory: string,
  today: string,
  slug = slugFrom(title),
) {
  const { collection, pictures } = kinds[kind];
  const problem = slugProblem(kind, slug, directory);
  if (problem)
    throw new Error(
      `"${title}" cannot be added: ${problem}. Choose another title, or another address with -- --slug neck-pain.`,
    );
  const file = `${collection}/${slug}.mdx`;
  mkdirSync(join(directory, collection), { recursive: true });
  const values = {
    title,
    slug,
    today,
    ...(kind === 'info' ? {} : entryValues(kind, directory)),
  };
  writeFileSync(join(directory, file), fill(`${kind}.mdx`, values));
  if (kind === 'condition') {
    const plates = join(directory, 'plates.yaml');
    const before = readFileSync(plates, 'utf8').replace(/[^\n]$/, '$&\n');
    writeFileSync(plates, before + fill('plates.yaml', values));
  }
  return [
    ...pictures.map(
      (end) => `Put a picture at src/content/images/${collection}/${slug}${end}.jpg.`,
    ),
    `Write your words in place of each TODO in src/content/${file}.`,
    ...(kind === 'condition' ? ['Do the same at the end of src/content/plates.yaml.'] : []),
    'Only npm run dev shows it. When it is ready, delete the line "draft: true" and run npm run check.',
  ];
}
