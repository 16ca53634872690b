import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { unusedNames } from '../../tooling/content/checkNames.ts';
import { readCollections } from '../../tooling/content/collections.ts';
import { ContentError } from '../../tooling/content/contentError.ts';
import { remarkTables } from '../../tooling/content/mdxPlugins.ts';
import { directories, readProject } from '../../tooling/content/project.ts';
import { readContent } from '../../tooling/content/read.ts';
import { signTable, signTableFile } from '../../tooling/content/signTable.ts';
import { slugTypes } from '../../tooling/content/slugTypes.ts';
import { checkTitles } from '../../tooling/content/titles.ts';

const facts = { 'clinic.name': 'Test Clinic' };
const staticPaths = ['/', '/contact', '/blog'] as const;

const common = `description: "A description of this page that is long enough to be one."
keywords: ["back pain"]
hero: { text: "white", overlay: false, focus: [70, 40] }
sources: []
care: []
signs: []`;

const collections = {
  signs: `numb-seat:
  urgency: emergency
  words: "You cannot feel the seat you sit on."
  short: "a numb seat"
  source: smith-2019
weak-legs:
  urgency: emergency
  words: "Both of your legs are suddenly weak."
  short: "weak legs"
fever:
  urgency: sameDay
  words: "You have a fever with the ache."
long:
  urgency: doctor
  words: "The ache isn't gone after six weeks."
`,
  care: `back:
  name: "Back"
  signs: [numb-seat]
  risks: "You may be sore for a day. Very rarely, nerves have been harmed."
  source: [smith-2019]
`,
  sources: `smith-2019:
  author: "Smith J"
  title: "A trial of care"
  publication: "Spine"
  year: 2019
  link: "https://doi.org/10.1000/182"
`,
  techniques: `tap:
  name: "Tapping"
  text: "A small tap to a joint, which you feel as a click."
  picture: techniques/tap
  care: back
`,
  plates: `conditions/ache-1:
  alt: "Two bones with a disc between them."
  caption: "The disc lies between two bones."
  labels:
    - { text: "Disc", at: [40, 50], edge: left, level: 45 }
    - { text: "Bone", at: [40, 20], edge: left, level: 20 }
conditions/ache-2:
  alt: "A back that is bent forward."
  caption: "A back bends forward."
  labels: []
`,
  movements: `bend:
  title: "Bend"
  frames: ["Stand up tall.", "Bend your knees.", "Come up again."]
`,
};

const article = (title: string, order: number) => `---
title: "${title}"
${common.replace('this page', title)}
excerpt: "An excerpt for the card of this article, long enough."
order: ${order}
related: { services: ["care"], conditions: ["ache"], articles: [] }
cta: "Schedule Your Visit"
---

Text with a [link](/contact) at {clinic.name}.

<ShortVersion>

- Most of it passes.
- Walk.

</ShortVersion>
`;

const condition = `---
title: "Ache"
${common.replace('this page', 'the ache').replace('care: []', 'care: [back]').replace('signs: []', 'signs: [numb-seat, weak-legs, fever, long]')}
number: 1
region: back
synonyms: ["sore back", "stiff back", "aching"]
excerpt: "An excerpt for the card of this condition."
lead: "One plain sentence that stands under the title."
action: book
answer:
  forYou: "You ache when you bend and when you sit."
  notForUs: "A broken bone belongs in a hospital first."
  goNow: [numb-seat, weak-legs]
visit:
  techniques: [tap]
  plan: "We watch you bend and test the nerves of your legs."
closing: { heading: "Come", text: "Tell us where it aches and since when." }
related: { service: "care", articles: ["first"], conditions: [] }
---

<Section>

## What it is

Text.

</Section>

<WarningSigns />

<Section>

## What helps

Text.

<Movement name="bend" />

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
const read = () => readContent(directory, staticPaths, facts, readCollections(directory, facts));

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'content-'));
  for (const collection of ['services', 'conditions', 'blog']) {
    mkdirSync(join(directory, collection));
    mkdirSync(join(directory, 'images', collection), { recursive: true });
  }
  for (const [name, text] of Object.entries(collections)) write(`${name}.yaml`, text);
  write('blog/first.mdx', article('The first article', 1));
  write('blog/second.mdx', article('The second article', 2));
  write('conditions/ache.mdx', condition);
  write('services/care.mdx', service);
  for (const folder of ['movements', 'techniques']) mkdirSync(join(directory, 'images', folder));
  for (const picture of [
    'blog/first',
    'blog/second',
    'conditions/ache',
    'conditions/ache-1',
    'conditions/ache-2',
    'services/care',
    'services/care-1',
    'services/care-2',
    'movements/bend-1',
    'movements/bend-2',
    'movements/bend-3',
    'techniques/tap',
  ]) {
    write(`images/${picture}.jpg`, '');
  }
});

afterEach(() => rmSync(directory, { recursive: true }));

test('good content is read, newest article first', () => {
  const { blog, conditions } = read();
  expect(blog.map(({ slug }) => slug)).toEqual(['second', 'first']);
  expect(conditions[0]?.figures).toEqual({
    plates: ['conditions/ache-1', 'conditions/ache-2'],
    movements: ['bend'],
    discStates: false,
  });
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
    '/conditions/ache#warning-signs',
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

test('a text may have a table, with links that are checked', () => {
  const parser = unified().use(remarkParse).use(remarkTables);
  const kinds = parser.parse('| a |\n| - |\n\n~~b~~').children.map(({ type }) => type);
  expect(kinds).toEqual(['table', 'paragraph']);
  const table = '| Sign | Help |\n| --- | --- |\n| ache | [us](/contact) |\n';
  write('blog/first.mdx', `${article('The first article', 1)}\n${table}`);
  expect(() => read()).not.toThrow();
  write('blog/first.mdx', `${article('The first article', 1)}\n${table.replace('t)', 'd)')}`);
  expect(problemsOf(read)).toEqual([expect.stringMatching(/link to \/contacd/)]);
});

test('an article may have notes and proportions', () => {
  write(
    'blog/first.mdx',
    `${article('The first article', 1)}
<Note>

It cites a review.

</Note>

<Proportion part="1" of="5">One in five adults has it.</Proportion>

Call <Phone line="scheduling" /> to ask.
`,
  );
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
  [
    'struck words, of which Markdown knows nothing here',
    'blog/first.mdx',
    'Text with',
    'Text ~~with~~',
    /:15: "~~" strikes nothing out here/,
  ],
  [
    'a footnote',
    'blog/first.mdx',
    'Text with',
    'Text[^1] with',
    /:15: "\[\^1\]" makes no footnote; cite works in "sources"/,
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
    'a note outside of articles',
    'conditions/ache.mdx',
    '<WarningSigns />',
    '<Note>\n\nA note.\n\n</Note>\n\n<WarningSigns />',
    /:\d+: <Note> is for articles only/,
  ],
  [
    'a section in an article',
    'blog/first.mdx',
    'Text with',
    '<Section alt="">\n\n## Head\n\n</Section>\n\nText with',
    /:15: <Section> is for conditions only/,
  ],
  [
    'a note in a sentence',
    'blog/first.mdx',
    'Text with',
    'Text <Note>a note</Note> with',
    /:15: <Note> stands in a sentence; put it on lines of its own/,
  ],
  [
    'no short version',
    'blog/first.mdx',
    /<ShortVersion>[\s\S]*/,
    '',
    /has no <ShortVersion>; put one with a list/,
  ],
  [
    'a short version after the second paragraph',
    'blog/first.mdx',
    '<ShortVersion>',
    'More text.\n\n<ShortVersion>',
    /:19: put <ShortVersion> directly after the first paragraph/,
  ],
  [
    'two short versions',
    'blog/first.mdx',
    /<ShortVersion>[\s\S]*/,
    '$&\n$&',
    /:24: <ShortVersion> stands here again; an article has one/,
  ],
  [
    'a short version of one item',
    'blog/first.mdx',
    '- Walk.\n',
    '',
    /:17: <ShortVersion> holds one list of two to four items/,
  ],
  [
    'a short version with words beside its list',
    'blog/first.mdx',
    '- Most',
    'In short.\n\n- Most',
    /:17: <ShortVersion> holds one list/,
  ],
  ...(
    [
      ['of nothing', 'part="0" of="5"'],
      ['of all', 'part="5" of="5"'],
      ['of too many', 'part="1" of="21"'],
      ['of no whole number', 'part="1.5" of="5"'],
    ] as const
  ).map(([what, given]): (typeof mistakes)[number] => [
    `a proportion ${what}`,
    'blog/first.mdx',
    /$/,
    `\n<Proportion ${given}>One in five</Proportion>`,
    /:24: <Proportion> counts whole pebbles; write part="1" of="5"/,
  ]),
  [
    'a proportion without words',
    'blog/first.mdx',
    /$/,
    '\n<Proportion part="1" of="5">\n\n</Proportion>',
    /:24: <Proportion> has no words/,
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
    /<Section>\n\n## What helps[\s\S]*$/,
    '',
    /has 1 <Section> blocks/,
  ],
  [
    'a card typed by hand',
    'conditions/ache.mdx',
    '<WarningSigns />',
    '<CareCard urgency="doctor">\n\n- A sign.\n\n</CareCard>',
    /:\d+: <CareCard> is unknown; name the signs in "signs"/,
  ],
  [
    'no emergency sign',
    'conditions/ache.mdx',
    'signs: [numb-seat, weak-legs, fever, long]',
    'signs: [fever, long]',
    /signs: none is an emergency; a condition says when to call 911/,
  ],
  [
    'emergency signs alone',
    'conditions/ache.mdx',
    ', fever, long]',
    ']',
    /signs: none is of sameDay or doctor/,
  ],
  [
    'an unknown sign',
    'conditions/ache.mdx',
    'weak-legs, fever',
    'weak-leg, fever',
    /signs: "weak-leg" is not in src\/content\/signs.yaml; near it are weak-legs, /,
  ],
  [
    'an unknown kind of care',
    'conditions/ache.mdx',
    'care: [back]',
    'care: [bach]',
    /care: "bach" is not in src\/content\/care.yaml; near it are back/,
  ],
  [
    'an unknown source',
    'blog/first.mdx',
    'sources: []',
    'sources: [smith-2018]',
    /sources: "smith-2018" is not in .*; near it are smith-2019/,
  ],
  [
    'an unknown region',
    'conditions/ache.mdx',
    'region: back',
    'region: elbow',
    /region: must be one of head, neck, arm, chest, back, belly, leg, all-over/,
  ],
  ['no region', 'conditions/ache.mdx', 'region: back\n', '', /region: /],
  [
    'a synonym named twice',
    'conditions/ache.mdx',
    '"stiff back"',
    '"sore back"',
    /synonyms: names a phrase twice/,
  ],
  [
    'too few synonyms',
    'conditions/ache.mdx',
    /synonyms: .*/,
    'synonyms: []',
    /synonyms: needs at least three/,
  ],
  [
    'a technique without the care whose risks it has',
    'conditions/ache.mdx',
    'care: [back]',
    'care: []',
    /care: add "back", whose risks are those of tap in visit.techniques/,
  ],
  [
    'an unknown technique',
    'conditions/ache.mdx',
    '[tap]',
    '[tab]',
    /visit.techniques: "tab" is not in .*; near it are tap/,
  ],
  [
    'an id named twice',
    'conditions/ache.mdx',
    'fever, long]',
    'fever, fever, long]',
    /signs: names an id twice/,
  ],
  [
    'no sign that the care asks for',
    'conditions/ache.mdx',
    'signs: [numb-seat, ',
    'signs: [',
    /signs: the care "back" asks for numb-seat/,
  ],
  [
    'signs without a place',
    'conditions/ache.mdx',
    '<WarningSigns />',
    '',
    /has signs, but no <WarningSigns \/> in the text/,
  ],
  [
    'a place without signs',
    'blog/first.mdx',
    'Text with',
    '<WarningSigns />\n\nText with',
    /has <WarningSigns \/> in the text, but no signs/,
  ],
  [
    'two places',
    'conditions/ache.mdx',
    '<WarningSigns />',
    '<WarningSigns />\n\n<WarningSigns />',
    /has <WarningSigns \/> 2 times/,
  ],
  [
    'cards in a section',
    'conditions/ache.mdx',
    '</Section>\n\n<WarningSigns />',
    '<WarningSigns />\n\n</Section>',
    /:\d+: <WarningSigns \/> has no place in a <Section>/,
  ],
  [
    'a sign in the text',
    'blog/first.mdx',
    'Text with',
    'Remember: the *ache* isn’t gone after six weeks!\n\nText with',
    /:\d+: the text repeats the sign "long"; name it in "signs"/,
  ],
  [
    'a sign in the front matter',
    'conditions/ache.mdx',
    'A broken bone',
    'You have a fever with the ache. A broken bone',
    /answer.notForUs repeats the sign "fever"/,
  ],
  [
    'a sign to go now that is no emergency',
    'conditions/ache.mdx',
    'goNow: [numb-seat, weak-legs]',
    'goNow: [numb-seat, fever]',
    /answer.goNow: "fever" is sameDay; only emergency signs/,
  ],
  [
    'a sign to go now that the page does not show',
    'conditions/ache.mdx',
    'signs: [numb-seat, weak-legs',
    'signs: [numb-seat',
    /answer.goNow: add "weak-legs" to signs, too/,
  ],
  [
    'one sign to go now',
    'conditions/ache.mdx',
    'goNow: [numb-seat, weak-legs]',
    'goNow: [numb-seat]',
    /answer.goNow: needs two to four signs/,
  ],
  [
    'a sign to go now without short words',
    'signs.yaml',
    '  short: "weak legs"\n',
    '',
    /answer.goNow: "weak-legs" has no short words in .*signs.yaml/,
  ],
  [
    'an unknown urgency',
    'signs.yaml',
    'urgency: sameDay',
    'urgency: high',
    /fever.urgency: must be one of emergency, sameDay, doctor/,
  ],
  [
    'two signs of the same words',
    'signs.yaml',
    "The ache isn't gone after six weeks.",
    'You have a fever, with the ache.',
    /long: has the words of fever; a sign stands here once/,
  ],
  [
    'a sign that is no sentence',
    'signs.yaml',
    'with the ache.',
    'with the ache',
    /fever.words: must be a sentence/,
  ],
  [
    'short words of a sign that can wait',
    'signs.yaml',
    'urgency: sameDay',
    'urgency: sameDay\n  short: "a fever"',
    /fever.short: only emergency signs stand in "Go now"/,
  ],
  [
    'a sign of an unknown source',
    'signs.yaml',
    'source: smith-2019',
    'source: smith',
    /numb-seat.source: "smith" is not in .*sources.yaml; near it are smith-2019/,
  ],
  [
    'care that asks for an unknown sign',
    'care.yaml',
    '[numb-seat]',
    '[numb]',
    /back.signs: "numb" is not in .*signs.yaml; near it are numb-seat/,
  ],
  [
    'risks without a name',
    'care.yaml',
    '  name: "Back"\n',
    '',
    /back.name: is missing; its risks stand under it/,
  ],
  [
    'a technique of an unknown kind of care',
    'techniques.yaml',
    'care: back',
    'care: bak',
    /tap.care: "bak" is not in .*care.yaml; near it are back/,
  ],
  [
    'risks of an unknown source',
    'care.yaml',
    '[smith-2019]',
    '[smith]',
    /back.source: "smith" is not in/,
  ],
  [
    'risks that are too long',
    'care.yaml',
    'You may be sore',
    `${'You may be sore. '.repeat(15)}You may`,
    /back.risks: is too long: at most 45 words/,
  ],
  [
    'a DOI that is none',
    'sources.yaml',
    'https://doi.org/10.1000/182',
    'https://doi.org/182',
    /smith-2019.link: is no DOI; write it as/,
  ],
  [
    'an id that is none',
    'sources.yaml',
    'smith-2019:',
    'Smith 2019:',
    /Smith 2019: is no slug: lower-case words joined by hyphens/,
  ],
  [
    'an unknown hero text',
    'conditions/ache.mdx',
    'text: "white"',
    'text: "red"',
    /hero.text: must be white or black/,
  ],
  [
    'a focus outside the picture',
    'conditions/ache.mdx',
    '[70, 40]',
    '[70, 140]',
    /hero.focus.1: must be from 0 to 100/,
  ],
  ['no focus', 'conditions/ache.mdx', ', focus: [70, 40]', '', /hero.focus: is missing/],
  [
    'a reference link',
    'blog/first.mdx',
    /\(\/contact\)(.*)/,
    '[there]$1\n\n[there]: /contact',
    /first.mdx:15: no references; write a link as \[words\]\(\/page\)/,
  ],
  [
    'a definition',
    'blog/first.mdx',
    'Text with',
    '[there]: /contact\n\nText with',
    /:15: no references; write a link as/,
  ],
  [
    'a reference to nothing',
    'blog/first.mdx',
    '(/contact)',
    '[there]',
    /:15: ".*\[link\]\[there\].*" makes no link; write a link as/,
  ],
  [
    'a picture',
    'blog/first.mdx',
    'Text with',
    '![A picture](/a.jpg)\n\nText with',
    /:15: a picture has no place in a text; .* are files beside it/,
  ],
  [
    'a picture by reference',
    'blog/first.mdx',
    'Text with',
    '![A picture][there]\n\n[there]: /a.jpg\n\nText with',
    /:15: a picture has no place in a text/,
  ],
  [
    'an import',
    'blog/first.mdx',
    'Text with',
    'import x from "y"\n\nText with',
    /:15: import and export have no place in a text/,
  ],
  [
    'a link to no heading of another entry',
    'blog/first.mdx',
    '(/contact)',
    '(/conditions/ache#what)',
    /:15: link to \/conditions\/ache#what: .* no such place; use one of what-it-is, what-helps, warning-signs/,
  ],
  [
    'a link to no heading of its own page',
    'blog/first.mdx',
    '(/contact)',
    '(#more)',
    /:15: link to #more: \/blog\/first has no such place; link to the whole page/,
  ],
  [
    'a link to a place on a page that is no entry',
    'blog/first.mdx',
    '(/contact)',
    '(/contact#map)',
    /:15: link to \/contact#map: \/contact has no such place; link to the whole page/,
  ],
  [
    'a link to no question of a service',
    'blog/first.mdx',
    '(/contact)',
    '(/services/care#questions)',
    /:15: link to .*#questions: .*; use one of more, one, two/,
  ],
  [
    'an unknown attribute',
    'blog/first.mdx',
    'Text with',
    '<Tip foo="x">\n\nA tip.\n\n</Tip>\n\nText with',
    /:15: <Tip> has no foo; it takes nothing/,
  ],
  [
    'an unknown attribute beside a known one',
    'conditions/ache.mdx',
    '<Movement name="bend"',
    '<Movement name="bend" className="x"',
    /:\d+: <Movement> has no className; it takes name="…"/,
  ],
  [
    'spread attributes',
    'conditions/ache.mdx',
    '<Movement name="bend"',
    '<Movement name="bend" {...x}',
    /:\d+: <Movement> has no \{\.\.\.x\}; it takes/,
  ],
  [
    'an attribute that is an expression',
    'conditions/ache.mdx',
    'name="bend"',
    'name={x}',
    /:\d+: <Movement> needs name="…"/,
  ],
  [
    'an attribute that a second one overrides',
    'blog/first.mdx',
    'Text with',
    '<Phone line="insurance" line="high" />\n\nText with',
    /:\d+: .*must be one of scheduling, insurance/,
  ],
  [
    'an unknown plate',
    'blog/first.mdx',
    'Text with',
    '<Plate name="conditions/ake-1" />\n\nText with',
    /<Plate>: "conditions\/ake-1" is not in src\/content\/plates.yaml; near it are conditions\/ache-1/,
  ],
  [
    'a plate that stands there twice',
    'conditions/ache.mdx',
    '<WarningSigns />',
    '<Plate name="conditions/ache-2" />\n\n<WarningSigns />',
    /<Plate name="conditions\/ache-2"> stands here twice/,
  ],
  [
    'an unknown movement',
    'conditions/ache.mdx',
    'name="bend"',
    'name="bent"',
    /<Movement>: "bent" is not in src\/content\/movements.yaml; near it are bend/,
  ],
  [
    'states of a disc in an article',
    'blog/first.mdx',
    'Text with',
    '<DiscStates />\n\nText with',
    /:15: <DiscStates> is for conditions only/,
  ],
  [
    'a plate with one label',
    'plates.yaml',
    / {4}- .*"Bone".*\n/,
    '',
    /ache-1.labels: has 1; a plate has none, or two to four/,
  ],
  [
    'a point outside the picture',
    'plates.yaml',
    '[40, 50]',
    '[40, 101]',
    /ache-1.labels.0.at.1: must be from 0 to 100/,
  ],
  ['words at no edge', 'plates.yaml', 'left', 'top', /labels.0.edge: must be left or right/],
  [
    'words at a height without a rule',
    'plates.yaml',
    'level: 45',
    'level: 47',
    /labels.0.level: must be a multiple of 5/,
  ],
  [
    'words that touch',
    'plates.yaml',
    'level: 45',
    'level: 35',
    /ache-1.labels: has two whose words would touch: at one edge, levels are 20 apart/,
  ],
  [
    'a plate of no picture',
    'plates.yaml',
    'conditions/ache-2:',
    'ache-2:',
    /ache-2: is no picture such as conditions\/sciatica-1/,
  ],
  [
    'a movement of two frames',
    'movements.yaml',
    ', "Come up again."',
    '',
    /bend.frames: must have three: start, way and end/,
  ],
  [
    'an element of HTML',
    'blog/first.mdx',
    'Text with',
    '<div>Words</div>\n\nText with',
    /:15: <div> is unknown; use one of/,
  ],
  [
    'an element named like a property of every object',
    'blog/first.mdx',
    'Text with',
    '<constructor />\n\nText with',
    /:15: <constructor> is unknown/,
  ],
  [
    'a fact named like a property of every object',
    'blog/first.mdx',
    '{clinic.name}',
    '{constructor}',
    /:15: \{constructor\} is no fact/,
  ],
];

describe('a wrong file stops the build and is named', () => {
  test.each(mistakes)('%s', (_what, file, from, to, says) => {
    const before = readFileSync(join(directory, file), 'utf8');
    const after = before.replace(from, to);
    expect(after).not.toBe(before);
    write(file, after);
    const problems = problemsOf(read);
    const named = problems.filter((problem) => says.test(problem));
    expect(named, problems.join('\n')).not.toEqual([]);
    // What is wrong between a collection and an entry is named at the entry.
    if (!says.source.includes('goNow')) expect(named.join()).toContain(file);
  });

  test.each([
    ['blog/first', 'blog/first.mdx'],
    ['services/care-2', 'services/care.mdx'],
    ['conditions/ache-2', 'plates.yaml: conditions/ache-2'],
    ['movements/bend-3', 'movements.yaml: bend'],
    ['techniques/tap', 'techniques.yaml: tap'],
  ])('no picture %s', (name, place) => {
    rmSync(join(directory, `images/${name}.jpg`));
    expect(problemsOf(read)).toEqual([
      expect.stringMatching(new RegExp(`${place}: picture missing: put .*${name}.jpg in place`)),
    ]);
  });

  test('a section without a plate', () => {
    write('plates.yaml', collections.plates.replace('ache-2', 'sick-2'));
    cpSync(
      join(directory, 'images/conditions/ache-2.jpg'),
      join(directory, 'images/conditions/sick-2.jpg'),
    );
    expect(problemsOf(read)).toEqual([
      expect.stringMatching(/ache.mdx: <Plate>: "conditions\/ache-2" is not in .*plates.yaml/),
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

test('a title too long for search results is named with what is left', () => {
  const pages = [
    { title: 'x'.repeat(38), file: 'a.mdx' },
    { title: 'x'.repeat(39), file: 'b.mdx' },
  ];
  expect(problemsOf(() => checkTitles(pages, 'Lenexa Chiropractic'))).toEqual([
    expect.stringMatching(/^b.mdx: title: has 39 characters; .* 38 are left/),
  ]);
});

test('an unknown id is told with ten near ones at most', () => {
  const many = Array.from(
    { length: 30 },
    (_, index) => `sign-${index}: { urgency: doctor, words: "Sign number ${index} of many." }`,
  );
  write('signs.yaml', `${collections.signs}${many.join('\n')}\n`);
  write('conditions/ache.mdx', condition.replace('fever, long', 'sign-77, long'));
  const [problem = ''] = problemsOf(read);
  expect(problem).toMatch(/"sign-77" is not in/);
  expect(problem.match(/sign-\d+(, |$)/g)).toHaveLength(10);
});

test('what nothing names is found', () => {
  write('conditions/ache.mdx', condition.replace('weak-legs, fever, long', 'weak-legs, long'));
  const { signs, ...rest } = readCollections(directory, facts);
  const unread = {
    ...rest,
    signs,
    sources: { ...rest.sources, other: rest.sources['smith-2019'] },
    plates: { ...rest.plates, 'blog/first-1': rest.plates['conditions/ache-1'] },
    movements: { ...rest.movements, other: rest.movements['bend'] },
  };
  const entries = Object.values(read()).flat();
  expect([...unusedNames(entries, unread as never)]).toEqual([
    ['signs', 'fever'],
    ['sources', 'other'],
    ['plates', 'blog/first-1'],
    ['movements', 'other'],
  ]);
});

test('every item of the project’s collections is named: what nothing names is deleted', () => {
  const { content, collections: all } = readProject();
  expect([...unusedNames(Object.values(content).flat(), all)]).toEqual([]);
});

test('the table of signs for people to read is up to date', () => {
  const table = readFileSync(join(directories.root, signTableFile), 'utf8');
  expect(table, 'run npm run generate').toBe(signTable(readProject()));
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
