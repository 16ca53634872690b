import { appendFileSync, existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { type Collection, regions } from '../../src/schemas/common.ts';

/** What owners call an entry of each collection. */
export const kinds = {
  article: 'blog',
  condition: 'conditions',
  service: 'services',
} as const satisfies Record<string, Collection>;

export type Kind = keyof typeof kinds;

/** How the names of an entry's pictures end: that at the top of its page, and those beside its text. */
const endings = { article: [''], condition: ['', '-1', '-2'], service: ['', '-2'] };

/** What an existing entry lends to a new one; the entry may be unfinished itself. */
const existing = z.looseObject({
  slug: z.string(),
  order: z.number().catch(0),
  number: z.number().catch(0),
  listed: z.boolean().catch(true),
  region: z.string().optional(),
  topic: z.string().optional(),
  keywords: z.array(z.string()).catch([]),
  signs: z.array(z.string()).catch([]),
  care: z.array(z.string()).catch([]),
  answer: z.looseObject({ goNow: z.array(z.string()).catch([]) }).catch({ goNow: [] }),
  techniques: z.array(z.string()).catch([]),
  gains: z.unknown().optional(),
});
type Existing = z.infer<typeof existing>;

function readAll(collection: Collection, directory: string): Existing[] {
  return globSync('*.mdx', { cwd: join(directory, collection) })
    .sort()
    .map((name) => {
      const source = readFileSync(join(directory, collection, name), 'utf8');
      const [, yaml = ''] = /^---\r?\n([\s\S]*?)\r?\n---/.exec(source) ?? [];
      return existing.parse({
        ...z.looseObject({}).parse(parse(yaml)),
        slug: basename(name, '.mdx'),
      });
    });
}

/** The slug of a title: "Neck pain & you" becomes "neck-pain-you". */
export const slugFrom = (title: string) =>
  title
    .normalize('NFD')
    .replace(/[\u0300-\u036f’']/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

type Given = { title: string; topic: string };
type Others = Record<Collection, readonly Existing[]>;

const next = (list: readonly Existing[], field: 'order' | 'number') =>
  Math.max(0, ...list.map((entry) => entry[field])) + 1;

function first(conditions: readonly Existing[]) {
  const [condition] = conditions;
  if (!condition) throw new Error('There is no condition in src/content/conditions to start from.');
  return condition;
}

/** Slugs that a new entry names at first: those on its topic, else the first of all. */
function near(list: readonly Existing[], topic: string, most: number) {
  const isNear = ({ slug, keywords }: Existing) =>
    [slug, ...keywords].some((words) => words.toLowerCase().includes(topic.toLowerCase()));
  const found = list.filter((entry) => entry.listed && isNear(entry));
  return (found.length > 0 ? found : list.slice(0, 1)).slice(0, most).map(({ slug }) => slug);
}

const common = ({ title, topic }: Given) => `title: ${JSON.stringify(title)}
description: ${JSON.stringify(`TODO: what readers of "${title}" find, for search results, in 50 to 160 characters.`)}
keywords: ${JSON.stringify([topic.toLowerCase()])}
hero: { text: "white", overlay: true, focalPoint: [50, 50] }`;

const closing = `closing:
  heading: "TODO: words of this page"
  text: "TODO: one or two sentences above the two buttons."`;

/** What a condition or service says about health: ids as another condition has them, and words to write. */
function healthFields({ slug, care, signs, answer, gains }: Existing) {
  const from = `# TODO: these are those of ${slug}; keep what is right here`;
  return `care: ${JSON.stringify(care)} ${from}
signs: ${JSON.stringify(signs)} ${from}
answer:
  forYou: "TODO: one or two sentences on whom you may help with this."
  when: "TODO: when to come: today, in a week if it is no better, after the doctor."
  doctorFirst: "TODO: one or two sentences on what belongs to a doctor, or who treats the rest."
  visit: "TODO: one sentence on what the first visit looks at."
  goNow: ${JSON.stringify(answer.goNow)} ${from}
${gains ? newGains : ''}`;
}

const newGains = `gains:
  who: "TODO: who tends to do well."
  howMuch: "TODO: by how much, in points of ten, in days or as a share."
  byWhen: "TODO: when a reader can tell, and from what."
  alsoWorks: "TODO: what else works as well."
`;

/** The components that show the fields about health. */
const healthPlaces = ({ gains }: Existing) =>
  `<WarningSigns />\n${gains ? '\n<GainsAndRisks />\n' : ''}`;

const texts = {
  article: (given: Given, { blog, services, conditions }: Others) => `---
${common(given)}
draft: true
excerpt: "TODO: one or two sentences for the card in the listing, in 40 to 100 characters."
order: ${next(blog, 'order')}
topic: ${blog[0]?.topic} # TODO: one of topics.yaml
related: ${JSON.stringify({ services: near(services, given.topic, 1), conditions: near(conditions, given.topic, 2), articles: near(blog, given.topic, 1) })}
cta: "Schedule Your Visit"
sources: []
care: []
signs: []
---

TODO: the first paragraph.

<ShortVersion>

- TODO: what to remember
- TODO: one more thing

</ShortVersion>

## TODO: a heading that says something

TODO: the text.
`,

  condition(given: Given, { blog, services, conditions }: Others) {
    const { topic } = given;
    const region = regions.find((name) => topic.toLowerCase().includes(name)) ?? 'all-over';
    const like = conditions.find((other) => other.region === region) ?? first(conditions);
    return `---
${common(given)}
number: ${next(conditions, 'number')}
region: ${region}
synonyms: ${JSON.stringify([topic.toLowerCase(), 'TODO: what people say', 'TODO: another word for it'])}
excerpt: "TODO: one sentence for the card, in 40 to 140 characters."
lead: "TODO: one plain sentence under the title, in 40 to 160 characters."
action: book
related: ${JSON.stringify({ service: near(services, topic, 1)[0], articles: near(blog, topic, 1), conditions: near(conditions, topic, 2) })}
sources: []
techniques: ${JSON.stringify(like.techniques)} # TODO: keep what you may use here
${healthFields(like)}${closing}
---

<Section>

## TODO: what it is

TODO: the text beside the first picture.

</Section>

${healthPlaces(like)}
<Section>

## TODO: what helps

TODO: the text beside the second picture.

</Section>
`;
  },

  service(given: Given, { blog, services, conditions }: Others) {
    const [slug] = near(conditions, given.topic, 1);
    const like = conditions.find((other) => other.slug === slug) ?? first(conditions);
    return `---
${common(given)}
number: ${next(services, 'number')}
excerpt: "TODO: one sentence for the card, in 40 to 140 characters."
lead: "TODO: one plain sentence under the title, in 40 to 160 characters."
overview:
  heading: "TODO: a heading for the services page"
  text: "TODO: what this service is, for whom, and what a visit is like, in 80 to 700 characters."
intro:
  heading: "TODO: a heading that says something"
  text: ["TODO: the first paragraph of the page."]
accordion:
  heading: "TODO: whom or how it helps"
  items:
    - { title: "TODO: one", content: "TODO: a few sentences on it." }
    - { title: "TODO: another", content: "TODO: a few sentences on it." }
conditions:
  heading: "TODO: what people come with"
  text: "TODO: one sentence above the links to conditions."
  slugs: ${JSON.stringify(near(conditions, given.topic, 4))}
steps:
  heading: "What to expect"
  items:
    - { title: "TODO: first", description: "TODO: what happens, in a sentence or two." }
    - { title: "TODO: then", description: "TODO: what happens, in a sentence or two." }
${closing}
related: ${JSON.stringify({ articles: near(blog, given.topic, 2) })}
sources: []
${healthFields(like)}---

## TODO: a heading that says something

TODO: the text.

${healthPlaces(like)}`;
  },
};

const plate = (name: string) => `
${name}:
  alt: "TODO: what the picture shows, for readers who cannot see it."
  caption: "TODO: what to look for in it, in one sentence."
  labels: []
`;

/** Writes a new entry below a folder of content; returns what is left to do. Throws when its address is taken. */
export function writeNewEntry(kind: Kind, given: Given, directory: string) {
  const collection = kinds[kind];
  const slug = slugFrom(given.title);
  if (!slug) throw new Error(`The title "${given.title}" has no letters; write one that has.`);
  const file = join(directory, collection, `${slug}.mdx`);
  if (existsSync(file))
    throw new Error(
      `There is src/content/${collection}/${slug}.mdx already; choose another title.`,
    );
  const others = {
    services: readAll('services', directory),
    conditions: readAll('conditions', directory),
    blog: readAll('blog', directory),
  };
  writeFileSync(file, texts[kind](given, others));
  const pictures = endings[kind].map((ending) => slug + ending);
  if (kind === 'condition')
    appendFileSync(
      join(directory, 'plates.yaml'),
      pictures
        .slice(1)
        .map((name) => plate(`conditions/${name}`))
        .join(''),
    );
  return [
    ...pictures.map((name) => `Put a picture at src/content/images/${collection}/${name}.jpg.`),
    `Write your words in place of each TODO in src/content/${collection}/${slug}.mdx.`,
    ...(kind === 'condition' ? ['Do the same at the end of src/content/plates.yaml.'] : []),
    ...(kind === 'article' ? ['Take out the line draft: true when it is ready.'] : []),
    'Run npm run check.',
  ];
}
