import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ContentError, readContent } from '../../tooling/content/read.ts';
import { slugTypes } from '../../tooling/content/slugTypes.ts';

const facts = { 'clinic.name': 'Test Clinic' };
const staticPaths = ['/', '/contact', '/blog'] as const;

const common = `description: "A description of this page that is long enough to be one."
keywords: ["back pain"]
hero: { text: "white", overlay: false }
sources: []`;

const article = (title: string, order: number) => `---
title: "${title}"
${common.replace('this page', title)}
excerpt: "An excerpt for the card of this article, long enough."
order: ${order}
related: { services: ["care"], conditions: ["ache"], articles: [] }
cta: "Schedule Your Visit"
---

Text with a [link](/contact) at {clinic.name}.
`;

const condition = `---
title: "Ache"
${common.replace('this page', 'the ache')}
number: 1
excerpt: "An excerpt for the card of this condition."
lead: "One plain sentence that stands under the title."
action: book
related: { service: "care", articles: ["first"], conditions: [] }
---

<Section alt="">

## What it is

Text.

</Section>

<CareCard urgency="doctor">

- A sign.

</CareCard>

<CareCard urgency="emergency">

- A grave sign.

</CareCard>

<Section alt="A picture">

## What helps

Text.

</Section>
`;

const words =
  'Some words that are long enough for this field of the service, and then some more of them.';

const service = `---
title: "Care"
${common.replace('this page', 'the care')}
number: 1
excerpt: "${words}"
lead: "${words}"
overview: { heading: "Care", text: "${words}" }
intro: { heading: "Intro", text: ["${words}"] }
accordion: { heading: "Who", items: [{ title: "One", content: "${words}" }, { title: "Two", content: "${words}" }] }
conditions: { heading: "What", text: "${words}", slugs: ["ache"] }
steps: { heading: "What to expect", items: [{ title: "One", description: "${words}" }, { title: "Two", description: "${words}" }] }
closing: { heading: "Come", text: "${words}" }
related: { articles: ["first"] }
---

## More

Text.
`;

let directory: string;

const write = (path: string, text: string) => writeFileSync(join(directory, path), text);
const read = () => readContent(directory, staticPaths, facts);

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'content-'));
  for (const collection of ['services', 'conditions', 'blog']) {
    mkdirSync(join(directory, collection));
    mkdirSync(join(directory, 'images', collection), { recursive: true });
  }
  write('blog/first.mdx', article('The first article', 1));
  write('blog/second.mdx', article('The second article', 2));
  write('conditions/ache.mdx', condition);
  write('services/care.mdx', service);
  for (const picture of [
    'blog/first',
    'blog/second',
    'conditions/ache',
    'conditions/ache-1',
    'conditions/ache-2',
    'services/care',
    'services/care-1',
    'services/care-2',
  ]) {
    write(`images/${picture}.jpg`, '');
  }
});

afterEach(() => rmSync(directory, { recursive: true }));

test('good content is read, newest article first', () => {
  const { blog, conditions } = read();
  expect(blog.map(({ slug }) => slug)).toEqual(['second', 'first']);
  expect(conditions[0]?.sectionPictures).toHaveLength(2);
});

test('a new article is one file and its picture: it is listed, gets a page and a type', () => {
  write('blog/third.mdx', article('The third article', 3));
  cpSync(join(directory, 'images/blog/first.jpg'), join(directory, 'images/blog/third.jpg'));
  const content = read();
  expect(content.blog.map(({ slug }) => slug)).toEqual(['third', 'second', 'first']);
  expect(slugTypes({ staticPaths, content })).toMatch(/ArticleSlug =[^;]*'third'/);
});

test('links lead to headings, to a service’s items and questions, and to a place on their own page', () => {
  const links = [
    '/conditions/ache#what-it-is',
    '/services/care#test-clinics--way',
    '/services/care#test-clinics--way-1',
    '/services/care#one',
    '/services/care#questions',
    '/services/care#isn-t-it-loud',
    '#here',
  ].map((url) => `[Words](${url})`);
  const faq = `faq: { heading: "Asked", items: [{ question: "Isn't it loud?", answer: "${words}" }] }`;
  const heading = "## {clinic.name}'s -- *way*";
  write(
    'services/care.mdx',
    service.replace('closing:', `${faq}\nclosing:`).replace('## More', `${heading}\n\n${heading}`),
  );
  write('blog/first.mdx', `${article('The first article', 1)}\n## Here\n\n${links.join(' ')}\n`);
  expect(() => read()).not.toThrow();
});

/** What is done to which file, and what the error has to say about it. */
const mistakes: [what: string, file: string, from: string | RegExp, to: string, says: RegExp][] = [
  ['no title', 'blog/first.mdx', /title:.*\n/, '', /title: is missing/],
  [
    'a title too long',
    'blog/first.mdx',
    'The first article',
    'x'.repeat(90),
    /title: is too long: at most 70/,
  ],
  [
    'a description too long',
    'blog/first.mdx',
    /description: ".*"/,
    `description: "${'x'.repeat(200)}"`,
    /description: is too long/,
  ],
  [
    'a description too short',
    'blog/first.mdx',
    /description: ".*"/,
    'description: "Short."',
    /description: is too short/,
  ],
  [
    'a bad date',
    'blog/first.mdx',
    'order: 1',
    'order: 1\npublished: "22 Sep 2025"',
    /published: is no date; write it as/,
  ],
  [
    'an unknown related article',
    'blog/first.mdx',
    'articles: []',
    'articles: ["frist"]',
    /related.articles: "frist" is not in/,
  ],
  [
    'an unknown related condition',
    'blog/first.mdx',
    'conditions: ["ache"]',
    'conditions: ["sick"]',
    /related.conditions: "sick"/,
  ],
  [
    'an unknown related service',
    'conditions/ache.mdx',
    'service: "care"',
    'service: "cure"',
    /related.service: "cure"/,
  ],
  [
    'an unknown call to action',
    'blog/first.mdx',
    'Schedule Your Visit',
    'Call Now',
    /cta: is no known label; use one of/,
  ],
  [
    'a link to nowhere',
    'blog/first.mdx',
    '(/contact)',
    '(/contakt)',
    /:\d+: link to \/contakt: there is no such page/,
  ],
  [
    'a link to another site',
    'blog/first.mdx',
    '(/contact)',
    '(https://example.com)',
    /:\d+: link to https/,
  ],
  [
    'an unknown fact',
    'blog/first.mdx',
    '{clinic.name}',
    '{clinic.nmae}',
    /:\d+: \{clinic.nmae\} is no fact/,
  ],
  [
    'an unknown fact in the front matter',
    'blog/first.mdx',
    'An excerpt',
    'At {clinic.x}',
    /excerpt: \{clinic.x\} is no fact/,
  ],
  [
    'a title of another entry',
    'blog/first.mdx',
    'The first article',
    'The second article',
    /title: "the second article" is also that of/i,
  ],
  [
    'a place of another article',
    'blog/first.mdx',
    'order: 1',
    'order: 2',
    /order: "2" is also that of/,
  ],
  ['a field nobody knows', 'blog/first.mdx', 'order: 1', 'order: 1\nauthor: "Me"', /author/],
  [
    'steps that do not say what to expect',
    'services/care.mdx',
    'heading: "What to expect"',
    'heading: "How"',
    /steps.heading: must start with "What to expect"/,
  ],
  ['no front matter', 'blog/first.mdx', /---[\s\S]*---/, '', /no front matter/],
  ['front matter that is no YAML', 'blog/first.mdx', 'order: 1', 'order: [1', /no valid YAML/],
  [
    'an unknown component',
    'blog/first.mdx',
    'Text with',
    '<Video />\n\nText with',
    /:\d+: <Video> is unknown/,
  ],
  [
    'a tag that is not closed',
    'blog/first.mdx',
    'Text with',
    '<Tip>\n\nText with',
    /cannot be read/,
  ],
  [
    'a heading of the first rank',
    'blog/first.mdx',
    'Text with',
    '# Title\n\nText with',
    /:\d+: a heading with one #/,
  ],
  [
    'one section',
    'conditions/ache.mdx',
    /<Section alt="A picture">[\s\S]*$/,
    '',
    /has 1 <Section> blocks/,
  ],
  [
    'no emergency card',
    'conditions/ache.mdx',
    'urgency="emergency"',
    'urgency="doctor"',
    /has no <CareCard urgency="emergency">/,
  ],
  [
    'an unknown urgency',
    'conditions/ache.mdx',
    'urgency="emergency"',
    'urgency="high"',
    /must be one of doctor, emergency/,
  ],
  [
    'an unknown hero text',
    'conditions/ache.mdx',
    'text: "white"',
    'text: "red"',
    /hero.text: must be white or black/,
  ],
  [
    'a reference link',
    'blog/first.mdx',
    /\(\/contact\)(.*)/,
    '[there]$1\n\n[there]: /contact',
    /first.mdx:13: no references; write a link as \[words\]\(\/page\)/,
  ],
  [
    'a definition',
    'blog/first.mdx',
    'Text with',
    '[there]: /contact\n\nText with',
    /:13: no references; write a link as/,
  ],
  [
    'a reference to nothing',
    'blog/first.mdx',
    '(/contact)',
    '[there]',
    /:13: ".*\[link\]\[there\].*" makes no link; write a link as/,
  ],
  [
    'a picture',
    'blog/first.mdx',
    'Text with',
    '![A picture](/a.jpg)\n\nText with',
    /:13: a picture has no place in a text; .* are files beside it/,
  ],
  [
    'a picture by reference',
    'blog/first.mdx',
    'Text with',
    '![A picture][there]\n\n[there]: /a.jpg\n\nText with',
    /:13: a picture has no place in a text/,
  ],
  [
    'an import',
    'blog/first.mdx',
    'Text with',
    'import x from "y"\n\nText with',
    /:13: import and export have no place in a text/,
  ],
  [
    'a link to no heading of another entry',
    'blog/first.mdx',
    '(/contact)',
    '(/conditions/ache#what)',
    /:13: link to \/conditions\/ache#what: .* no such place; use one of what-it-is, what-helps/,
  ],
  [
    'a link to no heading of its own page',
    'blog/first.mdx',
    '(/contact)',
    '(#more)',
    /:13: link to #more: \/blog\/first has no such place; link to the whole page/,
  ],
  [
    'a link to a place on a page that is no entry',
    'blog/first.mdx',
    '(/contact)',
    '(/contact#map)',
    /:13: link to \/contact#map: \/contact has no such place; link to the whole page/,
  ],
  [
    'a link to no question of a service',
    'blog/first.mdx',
    '(/contact)',
    '(/services/care#questions)',
    /:13: link to .*#questions: .*; use one of more, one, two/,
  ],
  [
    'an unknown attribute',
    'blog/first.mdx',
    'Text with',
    '<Tip foo="x">\n\nA tip.\n\n</Tip>\n\nText with',
    /:13: <Tip> has no foo; it takes nothing/,
  ],
  [
    'an unknown attribute beside a known one',
    'conditions/ache.mdx',
    'urgency="doctor"',
    'urgency="doctor" className="x"',
    /:\d+: <CareCard> has no className; it takes urgency="…"/,
  ],
  [
    'spread attributes',
    'conditions/ache.mdx',
    'urgency="doctor"',
    'urgency="doctor" {...x}',
    /:\d+: <CareCard> has no \{\.\.\.x\}; it takes/,
  ],
  [
    'an attribute that is an expression',
    'conditions/ache.mdx',
    'urgency="doctor"',
    'urgency={x}',
    /:\d+: <CareCard> needs urgency="…"/,
  ],
  [
    'an attribute that a second one overrides',
    'conditions/ache.mdx',
    'urgency="doctor"',
    'urgency="doctor" urgency="high"',
    /:\d+: .*must be one of doctor, emergency/,
  ],
  [
    'an element of HTML',
    'blog/first.mdx',
    'Text with',
    '<div>Words</div>\n\nText with',
    /:13: <div> is unknown; use one of/,
  ],
  [
    'an element named like a property of every object',
    'blog/first.mdx',
    'Text with',
    '<constructor />\n\nText with',
    /:13: <constructor> is unknown/,
  ],
  [
    'a fact named like a property of every object',
    'blog/first.mdx',
    '{clinic.name}',
    '{constructor}',
    /:13: \{constructor\} is no fact/,
  ],
];

describe('a wrong file stops the build and is named', () => {
  test.each(mistakes)('%s', (_what, file, from, to, says) => {
    const before = readFileSync(join(directory, file), 'utf8');
    const after = before.replace(from, to);
    expect(after).not.toBe(before);
    write(file, after);
    const problems = problemsOf(read);
    expect(problems.some((problem) => problem.includes(file) && says.test(problem))).toBe(true);
  });

  test.each(['blog/first', 'conditions/ache-2'])('no picture %s', (name) => {
    rmSync(join(directory, `images/${name}.jpg`));
    const file = `${name.replace('-2', '')}.mdx`;
    expect(problemsOf(read)).toEqual([
      expect.stringMatching(new RegExp(`${file}: picture missing: put .*${name}.jpg in place`)),
    ]);
  });

  test('all mistakes are named at once', () => {
    write('blog/first.mdx', article('x', 1));
    write('services/care.mdx', 'Nothing');
    const problems = problemsOf(read).join('\n');
    expect(problems).toContain('blog/first.mdx');
    expect(problems).toContain('services/care.mdx');
  });
});

function problemsOf(action: () => unknown): readonly string[] {
  try {
    action();
  } catch (error) {
    if (error instanceof ContentError) return error.problems;
    throw error;
  }
  throw new Error('The content was accepted.');
}
