import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { z } from 'zod';
import { anchorOf } from '../../src/lib/anchor.ts';
import type { BodyFolder } from '../../src/schemas/common.ts';
import { frontMatterOf } from '../content/entries.ts';
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
  techniques: z.array(z.string()),
  answer: z.object({ goNow: z.array(z.string()) }),
  gains: z.object({}),
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
      const source = readFileSync(join(directory, collection, name), 'utf8');
      return { slug: basename(name, '.mdx'), fields: readFields(frontMatterOf(source) ?? '') };
    });

/** The number after the highest one in a collection; articles call theirs "order". */
function nextNumber(collection: BodyFolder, directory: string) {
  const numbers = readCollection(collection, directory).map(
    ({ fields }) => Number(fields['number'] ?? fields['order']) || 0,
  );
  return Math.max(0, ...numbers) + 1;
}

/** Of the conditions that have all that is borrowed, the one whose slug shares the most words with a slug, or else the first. */
function nearestCondition(slug: string, directory: string) {
  const words = slug.split('-');
  const shared = (other: string) => other.split('-').filter((word) => words.includes(word)).length;
  return readCollection('conditions', directory)
    .flatMap((condition) => {
      const { data } = borrowed.safeParse(condition.fields);
      return data ? [{ slug: condition.slug, ...data }] : [];
    })
    .sort((a, b) => shared(b.slug) - shared(a.slug))[0];
}

/** The slug of a title: "Don’t crack your neck!" becomes "dont-crack-your-neck". */
export const slugFrom = (title: string) =>
  anchorOf(title.normalize('NFD').replace(/[\u0300-\u036f’']/g, ''));

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
function entryValues(kind: Kind, slug: string, directory: string) {
  const { people } = namedPeople.parse(
    readFields(readFileSync(join(directory, 'clinic/people.yaml'), 'utf8')),
  );
  const topics = readFields(readFileSync(join(directory, 'topics.yaml'), 'utf8'));
  const condition = nearestCondition(slug, directory);
  if (!condition && kind !== 'article')
    throw new Error(
      'A new page borrows from a condition, and none in src/content/conditions has all of region, care, signs, techniques, answer.goNow, gains, related.service and related.articles. Complete one, then run this again.',
    );
  return {
    author: people[0]?.id ?? '',
    next: nextNumber(kinds[kind].collection, directory),
    topic: Object.keys(topics)[0] ?? '',
    condition: condition?.slug ?? '',
    service: condition?.related.service ?? '',
    ...(condition && {
      article: condition.related.articles[0],
      region: condition.region,
      care: condition.care,
      signs: condition.signs,
      techniques: condition.techniques,
      goNow: condition.answer.goNow,
    }),
  };
}

/**
 * Writes a new entry or plain page into a folder of content and returns what is left to do. Throws when the title has
 * no letters, or when its slug is taken. `today` is the day at the clinic, YYYY-MM-DD.
 */
export function writeNewEntry(kind: Kind, title: string, directory: string, today: string) {
  const { collection, pictures } = kinds[kind];
  const slug = slugFrom(title);
  if (!slug)
    throw new Error(`The title "${title}" has no letters from A to Z; write one that has.`);
  const file = `${collection}/${slug}.mdx`;
  if (existsSync(join(directory, file)))
    throw new Error(`src/content/${file} already exists; choose another title.`);
  mkdirSync(join(directory, collection), { recursive: true });
  const values = {
    title,
    slug,
    today,
    ...(kind === 'info' ? {} : entryValues(kind, slug, directory)),
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
