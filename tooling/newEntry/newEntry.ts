import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { anchorOf } from '../../src/lib/anchor.ts';
import type { BodyFolder } from '../../src/schemas/common.ts';
import { slugPattern } from '../../src/schemas/values.ts';

/** What `npm run new` can make: the collection of each kind, and the endings of its pictures' names. */
export const kinds = {
  article: { collection: 'blog', pictures: [''] },
  condition: { collection: 'conditions', pictures: ['', '-1'] },
  service: { collection: 'services', pictures: ['', '-2'] },
  info: { collection: 'info', pictures: [] },
} as const satisfies Record<string, { collection: BodyFolder; pictures: readonly string[] }>;

export type Kind = keyof typeof kinds;

const slugsIn = (collection: BodyFolder, directory: string) =>
  globSync('*.mdx', { cwd: join(directory, collection) })
    .sort()
    .map((name) => basename(name, '.mdx'));

function nextOrder(directory: string) {
  const orders = slugsIn('blog', directory).map((slug) => {
    const source = readFileSync(join(directory, `blog/${slug}.mdx`), 'utf8');
    return Number(/^order: (\d+)/m.exec(source)?.[1] ?? 0);
  });
  return Math.max(0, ...orders) + 1;
}

/** The slug of a title: "Don’t crack your neck!" becomes "dont-crack-your-neck". */
const slugFrom = (title: string) =>
  anchorOf(
    title
      .toLowerCase()
      .normalize('NFD')
      .replace(/[\u0300-\u036f’']/g, ''),
  );

/** Undefined if a page can have the address. */
function slugProblem(kind: Kind, slug: string, directory: string) {
  if (!slugPattern.test(slug))
    return `"${slug}" cannot be an address; write letters from A to Z joined by hyphens, such as neck-pain`;
  const file = `${kinds[kind].collection}/${slug}.mdx`;
  return existsSync(join(directory, file)) ? `src/content/${file} already exists` : undefined;
}

/** Fills the {{names}} in a template beside this file. Templates put texts in quotes where needed. */
const fill = (template: string, values: Readonly<Record<string, string | number>>) =>
  Object.entries(values).reduce(
    (text, [name, value]) =>
      text.replaceAll(`{{${name}}}`, () => JSON.stringify(String(value)).slice(1, -1)),
    readFileSync(join(import.meta.dirname, template), 'utf8'),
  );

/** What the templates ask for, besides the title and the slug: the first of each kind, which the owner replaces. */
function firstNames(directory: string) {
  const people = readFileSync(join(directory, 'clinic/people.yaml'), 'utf8');
  return {
    author: /^ *- id: ([\w-]+)/m.exec(people)?.[1] ?? '',
    condition: slugsIn('conditions', directory)[0] ?? '',
    service: slugsIn('services', directory)[0] ?? '',
    article: slugsIn('blog', directory)[0] ?? '',
  };
}

/**
 * Returns what is left to do. Throws when the slug cannot be an address, or is taken. `today` is the day at the clinic,
 * YYYY-MM-DD.
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
  const values = { title, slug, today, next: nextOrder(directory), ...firstNames(directory) };
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
