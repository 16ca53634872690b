import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { filmFiles } from '../../src/schemas/people.ts';
import type { Site } from '../../src/schemas/site.ts';
import { entryData, listsOf, signsOn } from '../../tooling/content/pageData.ts';
import { readProject } from '../../tooling/content/project.ts';
import config from '../fixtures/secondOwner/config.ts';
import {
  directory,
  edit,
  load,
  picture,
  problems,
  remove,
  site,
  siteWith,
  write,
} from './fixture.ts';

const shortVersion = 'an article needs one <ShortVersion> directly after its first paragraph';

/**
 * By file: what is replaced by what, and the beginnings of all problems reported then. A problem that starts with a
 * colon is in the same file, on the line of that number.
 */
const mistakes: Record<string, [from: string | RegExp, to: string, ...expected: string[]][]> = {
  'blog/first.mdx': [
    [/title:.*\n/, '', ':2: title: is missing'],
    [
      'The first article',
      'x'.repeat(48),
      ': title: has 48 characters, but only 46 fit before " | Test Clinic"',
    ],
    [/description: /, '$&"Short." #', ':3: description: is too short: at least 50'],
    ['order: 1', 'published: "22 Sep 2025"\n$&', ':10: published: is not a date; write it as'],
    ['condition: ache', '$&, article: frist', ':11: related.article: "frist" is … mean "first"?'],
    [
      'condition: ache',
      '$&, article: karen',
      ':11: related.article: "karen" is not in … there are first, second',
    ],
    ['condition: ache', '$&, service: care', ':11: related: must name one service or one'],
    ['condition: ache', '', ':11: related: must name one service or one'],
    ['Schedule Your Visit', 'Call Now', ':12: cta: is not a known label; use one of: Schedule'],
    ['of the first', 'of the second', ':3: description: "A description of the second article'],
    ['sources: []', 'sources: [smith-2018]', ':6: sources.1: "smith-2018" is … "smith-2019"?'],
    [
      'order: 1',
      'order: 1\na:\n  b: 1\n\tc: 2',
      ':13: this cannot be parsed: the line starts with a tab',
    ],
    [
      '"The first article"',
      "'The doctor's article'",
      ':2: this cannot be parsed: an apostrophe ends text in single quotes; put the whole value in',
    ],
    [
      '(/contact)',
      '(/contakt)',
      ':15: link to /contakt: there is no such page; did you mean "/contact"?',
    ],
    ['(/contact)', '(http://example.com)', ':15: link to http://example.com: write /contact for a'],
    [
      '(/contact)',
      '(/no-such.pdf)',
      ':15: link to /no-such.pdf: there is no such file; put it into',
    ],
    [
      'Text with',
      'See https://example.com/a. Text with',
      ':15: "https://example.com/a" alone is not a link; write [words](https://example.com/a)',
    ],
    [
      'Text with',
      'Write to us@example.com. Text with',
      ':15: "us@example.com" alone is not a link; write [words](mailto:us@example.com)',
    ],
    [
      'An excerpt',
      '[An](/contact) excerpt',
      ':9: excerpt: links do not work here; they work in answers to questions, in steps, in',
    ],
    [
      'at {',
      'or (913) 555-0142 {',
      ':15: phone numbers belong in src/content/clinic/office.yaml; … or <Phone line="sched',
    ],
    [
      'An excerpt',
      'Call 913-555-0142 for an excerpt',
      ':9: excerpt: phone numbers belong in … another office’s as [words](tel:+1…)',
    ],
    ['An excerpt', 'The #1 clinic: an excerpt', ':9: excerpt: "#1 clinic" guarantees or praises'],
    [
      'Text with',
      'A cure with',
      ':15: "cure" guarantees or praises a service, which Kansas forbids',
    ],
    [
      'Text with',
      '[**<Phone line="scheduling" /> now**](/contact) with',
      ':15: a link cannot have a <Phone> in it',
    ],
    ['## Heading', '## Heading [here](/contact)', ':24: a heading cannot have a link; put it into'],
    [
      'Text with',
      'Text {see below} with',
      ':15: this cannot be parsed: a { … put a backslash before it',
    ],
    [
      'An excerpt',
      'An {see below} excerpt',
      ':9: excerpt: {see below} is not a fact; … stand in ( )',
    ],
    [
      '"The first article"',
      'The first: an article',
      ':2: this cannot be parsed: the value contains a colon',
    ],
    [
      '"The first',
      '"The "first"',
      ':2: this cannot be parsed: there is text after the end of the value',
    ],
    [
      /^/,
      '\n',
      ':1: the front matter must start here: --- on line 1, then its fields, then --- again',
    ],
    [
      'at {',
      '![A picture](/a.jpg) {',
      ':15: write <Picture name="blog/desk" alt="What it shows" />',
    ],
    ['Text with', '# Title\n\n$&', ':15: # is for the title of the page; start'],
    [
      '{clinic.name}',
      '{clinic.nmae}',
      ':15: {clinic.nmae} is not a fact; did you mean "clinic.name"?',
    ],
    ['Text with', '<Video />\n\n$&', ':15: <Video> is not a component; use one of Film'],
    [
      'Text with',
      '<Picture name=“blog/first” alt="A" />\n\n$&',
      ':15: this cannot be parsed: “ is a curly quote; put straight quotes',
    ],
    [
      'Text with',
      '<Section>\n\n$&',
      ':15: this cannot be parsed: <Section> is not closed; write </Section>',
    ],
    ['Text with', '<Section />\n\n$&', ':15: <Section> can only be used in src/content/conditions'],
    [
      'Text with',
      'Text <Plate name="conditions/ache-1" /> with',
      ':15: <Plate> cannot be part of a sentence; put it on',
    ],
    ['Text with', '<Phone line="high" />\n\n$&', ':15: <Phone … one of scheduling, insurance'],
    ['## Heading', '### Heading', ': an article needs a ## heading'],
    [/<ShortVersion>[\s\S]*(?=##)/, '', `: ${shortVersion}`],
    // Several problems at once.
    [
      'The first article',
      'The second article',
      ':2: title: "the second article" is also used by blog/second; give each its own',
      ':2: searchTitle: "The second article" is also used by blog/second',
    ],
    [
      /\(\/contact\)(.*)/,
      '[there]$1\n\n[there]: /contact',
      ':15: reference links are not supported; write a link as [words](/page)',
      ':17: reference links are not supported',
      `:19: ${shortVersion}`,
    ],
  ],
  'conditions/ache.mdx': [
    ['"Yes,', '"[Now](/nowhere),', ':18: faq.items.1.answer: link to /nowhere: there is no such'],
    ['evidence: [new-ache]', 'evidence: [old-ache]', ':21: evidence.1: "old-ache" is not'],
    ['region: back', 'region: elbow', ':10: region: must be one of head, neck, arm, chest, back'],
    [
      /synonyms: .*/,
      'synonyms: [sore, how, stiff]',
      ':11: synonyms.2: is a word that the search ignores, such as "how"; add one',
    ],
    ['legs, fever', 'leg, fever', ':8: signs.2: "weak-leg" is not in … "weak-legs"?'],
    [
      ', fever]',
      ']',
      ':8: signs: has no today sign; add one that fits from src/content/signs.yaml',
    ],
    [/emergency:.*\n/, '', ':2: emergency: is missing; name a box of src/content/emergencies.yaml'],
    [
      /<Section>\n\n## What helps[\s\S]*$/,
      '',
      ': has 1 <Section> blocks; a condition needs two or',
    ],
    ['## What it is', 'Words before.\n\n$&', ':26: <Section> must start with a ## heading'],
    [
      /$/,
      '\n<Plate name="conditions/ache-2" />\n',
      ': <Plate name="conditions/ache-2"> appears twice',
    ],
    [
      'signs: [numb-seat, weak-legs, fever]',
      'signs: [fever]',
      ':8: signs: has no call911 or er sign; add one that fits from src/content/signs.yaml',
    ],
  ],
  'services/care.mdx': [
    ['"What to expect"', '"How"', ':17: steps.heading: must start with "What to expect"'],
    [/text: \[.*?\]/, 'text: []', ':13: intro.text: must have at least 1 item'],
  ],
  'signs.yaml': [
    [
      /"\*\*An ache.*"/,
      '"**You have a fever**, or chills that come with the ache."',
      ':15: long: has the same text as fever; delete',
    ],
    ['with the ache.', 'with the ache', ':13: fever.text: must start with a few words between **'],
  ],
  'care.yaml': [
    ['  name: "Back"\n', '', ':2: back.name: is missing'],
    ['for good.', 'for good', ':3: back.risk: must be a sentence that ends with a period'],
  ],
  'clinic/policy.yaml': [
    ['value: 18', 'value: teens', ':4: neckAge.value: must be a whole number'],
    ['{policy.neckAge}', '{policy.nekAge}', ':9: noNeck.items.1: {policy.nekAge} is not a fact'],
  ],
  'techniques.yaml': [
    [/ {2}text: .*\n/, '', ':2: tap.text: is missing; say in one sentence what it is'],
    ['techniques/tap', 'techniques/tip', ':4: tap.picture: …/images/techniques/tip.jpg'],
  ],
  'sources.yaml': [
    ['10.1000/182', '182', ':6: smith-2019.link: is not a DOI; write it as'],
    [/$/, 'Smith 20: { author: "Smith" }\n', ':7: Smith 20: is not an id: lower-case words joined'],
  ],
  'plates.yaml': [
    [
      / {4}- .*"Bone".*\n/,
      '',
      ':5: conditions/ache-1.labels: must have two to four labels, or none',
    ],
    [/$/, '  unlit: conditions/ache-9\n', ':11: conditions/ache-2.unlit: there is no picture'],
    ['level: 45', 'level: 35', ':5: conditions/ache-1.labels: has two labels that would overlap'],
    ['conditions/ache-1', 'blog/first', '/conditions/ache.mdx: <Plate>: "conditions/ache-1" is'],
  ],
  'pages/about.yaml': [
    [/^name: .*\n/m, '', ':1: name: is missing'],
    [
      'g: "Techniques"',
      'g: "{visit.prices.first}"',
      ':12: body.techniquesHeading: this text uses {visit.prices.first}, which is null',
    ],
    ['pages/home', 'pages/nobody', ':11: body.mission.picture: …/images/pages/nobody.jpg'],
    ['title: ', `$&"${'x'.repeat(50)}" #`, ': title: has 50 characters, but only 46 fit'],
  ],
  'pages/home.yaml': [
    [
      'until it aches',
      'or [less](/contakt) if it aches',
      ':27: body.faq.items.1.answer: link to /contakt: there … did you mean "/contact"?',
    ],
    [
      'until it aches',
      'see www.example.com. $&',
      ':27: body.faq.items.1.answer: "www.example.com" alone is not a link; write [words](https',
    ],
    [
      'until it aches',
      '[our form](/the form)',
      ':27: body.faq.items.1.answer: has a link that is not written as [words](/page)',
    ],
  ],
  'pages/blog.yaml': [
    [
      'path: /blog',
      'path: /about',
      '/pages: no page has the path /blog, for which src/routes has a file',
    ],
  ],
  'pages/new-patients.yaml': [
    [
      'title: "Two"',
      'title: "{visit.prices.first}"',
      ':17: body.special.items: must have at least 2 items, not counting those that quote',
    ],
  ],
  'strings/body-map.yaml': [[/^ {2}neck: .*\n/m, '', ':4: regions.neck: is missing']],
  'strings/default-call-to-action.yaml': [
    [/"\n$/, '\n', ':2: this cannot be parsed: a quote, a comma or a bracket is missing'],
  ],
  'navigation.yaml': [
    [
      'path: /contact',
      'path: https://example.com',
      ':9: menu.3.path: is on another site; write a label and a url in its place',
    ],
    ['path: /contact', 'label: "Us"', ':9: menu.3: needs a path, or a label and a url'],
    [
      'path: /contact',
      'path: /contact\n    label: "Us"',
      ':9: menu.3: has a path and a label or url; keep',
    ],
    [
      'footer: []',
      'footer: [{ label: "Prices", url: /prices.pdf }]',
      ':10: footer.1.url: there is no file public/prices.pdf; save it there, or',
    ],
    [
      'footer: []',
      'footer: [{ label: "Us", url: /contact }]',
      ':10: footer.1.url: is a page of this site; write it as a path, without a label',
    ],
    [
      'footer: []',
      'footer: [{ label: "Us", url: www.example.com }]',
      ':10: footer.1.url: is not an https',
    ],
  ],
};

const info = `---
title: "Our privacy practices"
description: "How we may use your health records, and what rights you have over them."
---

We guarantee it. Read [our page](/info/privacy) or [the first article](/blog/first).
`;

const narrow = await sharp(picture).resize(1199).png().toBuffer();

/** The first bytes of a phone's HEIC picture. */
const heic = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic');

/** Matches a problem in the content folder by its beginning, in which "…" matches any text. */
const problem = (begin: string) =>
  expect.stringMatching(
    `/content-\\w+${begin.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&').replaceAll('…', '.*')}`,
  );

describe.each(Object.entries(mistakes))('%s', (file, edits) => {
  const rows = edits.map(([from, to, ...expected]) => ({
    from,
    to,
    expected,
    name: `reports ${expected.join(' and ')}`,
  }));
  test.each(rows)('$name', async ({ from, to, expected }) => {
    edit(file, from, to);
    expect(await problems()).toEqual(
      expected.map((begin) => problem(begin.startsWith(':') ? `/${file}${begin}` : begin)),
    );
  });
});

test('valid content has no problems, and the newest article comes first', async () => {
  const { content } = await load();
  expect(content.entries.blog.map(({ slug }) => slug)).toEqual(['second', 'first']);
  expect(content.entries.conditions[0]?.body.plates).toEqual([
    'conditions/ache-1',
    'conditions/ache-2',
  ]);
});

test('all facts are filled in, and a page has its picture and breadcrumbs', async () => {
  const { pages, content } = await load();
  for (const [name, { page }] of Object.entries(content.staticPages))
    expect(page.picture.picture).toBe(`pages/${name}`);
  expect(JSON.stringify([pages, content.staticPages, content.strings])).not.toMatch(/\{\w+\.\w+\}/);
  expect(pages.find(({ name }) => name === 'Ache')?.trail).toEqual([
    { name: 'Services', path: '/services' },
    { name: 'Conditions', path: '/services/conditions' },
  ]);
});

test('a page has a limited number of signs of each urgency', async () => {
  const ids = ['stays-a', 'stays-b', 'stays-c'];
  const signs = ids.map(
    (id) => `${id}:\n  group: back\n  urgency: today\n  text: "**The ache ${id}**."\n`,
  );
  edit('signs.yaml', /$/, signs.join(''));
  edit('conditions/ache.mdx', 'fever]', `fever, long, ${ids.join(', ')}]`);
  expect(await problems()).toEqual([
    problem('/conditions/ache.mdx:8: signs: has 4 today signs; keep at most 3'),
    problem('/conditions/ache.mdx:8: signs: has 1 soon signs; keep at most 0'),
  ]);
});

test('a page shows the signs of its care without naming them', async () => {
  edit('care.yaml', '  source', '  signs: [weak-legs]\n$&');
  edit('conditions/ache.mdx', 'signs: [numb-seat, weak-legs, fever]', 'signs: [numb-seat, fever]');
  const { content } = await load();
  const [ache] = content.entries.conditions;
  expect(ache && signsOn(ache, content.registries)).toEqual(['weak-legs', 'numb-seat', 'fever']);
});

test('a service that is no chiropractic care needs no emergency box, signs, conditions and prices of visits', async () => {
  edit('services/care.mdx', /^accordion: .*\nconditions: .*\n/m, 'prices: false\n');
  edit('services/care.mdx', /^signs: .*/m, 'signs: []');
  edit('services/care.mdx', /^emergency: .*\n/m, '');
  const [care] = (await load()).content.entries.services;
  expect(care?.fields).toMatchObject({ care: [], signs: [], prices: false });
});

test('the last section of a condition may have no picture', async () => {
  edit('plates.yaml', /^conditions\/ache-2:[\s\S]*/m, '');
  const { conditions } = (await load()).content.entries;
  expect(conditions[0]?.body.plates).toEqual(['conditions/ache-1']);
});

test('a rule of the policy changes wherever it is quoted', async () => {
  edit('clinic/policy.yaml', 'value: 18', 'value: 16');
  edit('pages/about.yaml', /lead: "/, '$&From age {policy.neckAge}. ');
  const { content } = await load();
  expect(content.policy.noNeck.items).toEqual(['You’re under 16.']);
  expect(content.staticPages.about.body.lead).toContain('From age 16.');
});

test('breadcrumbs name every page above a page', async () => {
  edit('pages/about.yaml', 'name: ', 'parent: /services/conditions\n$&');
  const { pages } = await load();
  expect(pages.find(({ path }) => path === '/about')?.trail.map(({ path }) => path)).toEqual([
    '/services',
    '/services/conditions',
  ]);
});

test('the project is read again for other options, and only then', async () => {
  edit('blog/second.mdx', 'order: 2', 'draft: true\n$&');
  const read = async (drafts: boolean) => {
    const { content } = await readProject({ config, directory, drafts });
    return content.entries.blog;
  };
  const articles = await read(false);
  expect(articles.map(({ slug }) => slug)).toEqual(['first']);
  expect((await read(true)).map(({ slug }) => slug)).toEqual(['second', 'first']);
  expect(await read(false)).toBe(articles);
});

test('a file with a byte order mark and Windows line endings is valid', async () => {
  edit('blog/first.mdx', /[\s\S]*/, (text) => `\uFEFF${text.replaceAll('\n', '\r\n')}`);
  expect(await problems()).toEqual([]);
});

test('texts may link to other sites, name toll-free hotlines and contain curly quotes', async () => {
  const words = 'Call 1-800-799-7233, or read [more](https://example.com/a#b).';
  edit('blog/first.mdx', 'Text with', words);
  edit(
    'blog/first.mdx',
    /excerpt: .*/,
    'excerpt: Call 833-852-6262 for an “excerpt” of this article, long enough',
  );
  expect(await problems()).toEqual([]);
});

test('a body may have a table, whose links are checked', async () => {
  edit('blog/first.mdx', /$/, '\n| Sign | Help |\n| --- | --- |\n| ache | [us](/contact) |\n');
  expect(await problems()).toEqual([]);
  edit('blog/first.mdx', '[us](/contact)', '[us](/contacd)');
  expect(await problems()).toEqual([problem('/blog/first.mdx:30: link to /contacd')]);
});

test('an article may have phones', async () => {
  edit('blog/first.mdx', /$/, '\nCall <Phone line="scheduling" /> to ask.\n');
  expect(await problems()).toEqual([]);
});

test('a photo of a person that would be blurred is refused', async () => {
  write('images/people/doctor.jpg', await sharp(picture).resize(200).jpeg().toBuffer());
  expect(await problems()).toEqual([
    problem('/images/people/doctor.jpg: is 200 pixels wide; a photo of a person needs 640'),
  ]);
});

test.each([
  ['pages/about', '/pages/about.yaml'],
  ['blog/first', '/blog/first.mdx'],
  ['services/care-2', '/services/care.mdx', '/pages/home.yaml:15: body.benefits.picture'],
  ['conditions/ache-2', '/plates.yaml:8: conditions/ache-2'],
  ['techniques/tap', '/techniques.yaml:4: tap.picture'],
  ['pages/not-found', '/images'],
  ['pages/body-map', '/images'],
])('a missing picture is reported wherever it is shown: %s', async (name, ...places) => {
  remove(`images/${name}.jpg`);
  const remedy = `there is no picture ${name}: add src/content/images/${name}.jpg`;
  const expected = places.map((place) => problem(`${place}: ${remedy}`));
  const found = await problems();
  expect(found).toHaveLength(places.length);
  expect(found).toEqual(expect.arrayContaining(expected));
});

test('a missing poster is reported for the film of its person', async () => {
  remove('images/people/doctor-film.jpg');
  expect(await problems()).toEqual([
    problem(
      '/clinic/people.yaml:… people.1.film: needs src/content/images/people/doctor-film.jpg;',
    ),
  ]);
});

test.each([
  [
    'first.heic',
    picture,
    '/blog/first.mdx: there is no picture blog/first: add src/content/images',
  ],
  [
    'first.jpg',
    Buffer.from('Not a picture'),
    '/images/blog/first.jpg: is damaged or incomplete, or has another format',
  ],
  ['first.jpg', picture.subarray(0, 900), '/images/blog/first.jpg: is damaged or incomplete'],
  [
    'first.jpg',
    heic,
    '/images/blog/first.jpg: is damaged or incomplete, or has another format than its name says (HEIC',
  ],
  ['first.png', narrow, '/blog/first.mdx: src/content/images/blog/first.png is 1199 pixels wide;'],
])('an unusable picture is reported: %s', async (name, data, place) => {
  remove('images/blog/first.jpg');
  write(`images/blog/${name}`, data);
  expect(await problems()).toEqual([problem(place)]);
});

test('an extension in capitals is fine, but a second picture of the same name is not', async () => {
  remove('images/blog/first.jpg');
  write('images/blog/first.JPG', picture);
  expect(await problems()).toEqual([]);
  write('images/blog/first.webp', picture);
  expect(await problems()).toEqual([
    problem('/images/blog/first.webp: first.JPG has the same name; delete one of the two'),
  ]);
});

test.each(['blog/third.md', 'blog/Driver Stretches.mdx', 'info/Privacy Practices.docx'])(
  'a file that would not become a page is reported: %s',
  async (name) => {
    write(name, 'Words');
    expect(await problems()).toEqual([
      problem(`/${name}: is no page: file names are lower-case words joined by hyphens, and end`),
    ]);
  },
);

test.each(["o'brien", 'my desk', 'café'])(
  'a picture that a page shows has a name that is an address: %s',
  async (name) => {
    write(`images/blog/${name}.JPG`, picture);
    edit('blog/first.mdx', /$/, `\n<Picture name="blog/${name}" alt="A desk" />\n`);
    expect(await problems()).toEqual([
      problem(
        '/blog/first.mdx:28: the name of the picture … has a space or a sign in it; rename its file to',
      ),
    ]);
  },
);

test.each(['draft: True', '"draft": true', 'draft:   TRUE # soon'])(
  'a draft is left out however it is written: %s',
  async (line) => {
    edit('blog/second.mdx', 'order: 2', `order: two\n${line}`);
    expect((await load()).waiting).toEqual(['/blog/second is a draft']);
  },
);

test('advice on style stops no build', async () => {
  edit('blog/first.mdx', 'An excerpt', 'Go to the ER: an excerpt');
  edit('blog/first.mdx', 'Text with', 'Go to the **ER**, with');
  edit('pages/home.yaml', 'until it aches', 'until a miracle');
  edit(
    'conditions/ache.mdx',
    '## What helps',
    '$&\n\nYou have a fever or chills that come with the ache.',
  );
  expect((await load()).advice).toEqual([
    problem('/pages/home.yaml:27: body.faq.items.1.answer: "miracle" says more'),
    problem('/blog/first.mdx:15: "ER" ends a clause'),
    problem('/blog/first.mdx:9: excerpt: "ER" ends a clause'),
    problem('/conditions/ache.mdx:38: repeats the sign "fever"'),
  ]);
});

test('a body may have signs that are escaped, notes that nobody sees, and a heading of any letters', async () => {
  const text =
    'We \\{care\\} &lt;3 you & yours, if it is < 3. {/* a note */}\n\n{/* another */}\n\n';
  edit('blog/first.mdx', '## Heading', `${text}$&`);
  edit('blog/first.mdx', /^---/, '--- ');
  edit('blog/first.mdx', /$/, '\n## ¿?\n\n## 👍\n\n## 疼痛\n\n## constructor\n');
  expect(await problems()).toEqual([]);
  const { headings } = (await load()).content.entries.blog[1]?.body ?? {};
  expect(headings?.map(({ id }) => id)).toEqual([
    'heading',
    'section',
    'section-1',
    '疼痛',
    'constructor',
  ]);
});

test('a missing file is reported', async () => {
  remove('strings/labels.yaml');
  expect(await problems()).toEqual([problem('/strings/labels.yaml: there is no such file')]);
});

test('a file that cannot be read is one problem, and not one more wherever it is cited', async () => {
  for (const file of ['signs', 'sources', 'techniques', 'plates'])
    write(`${file}.yaml`, 'one: "two');
  write('clinic/policy.yaml', 'one: "two');
  const found = await problems();
  expect(found.filter((problem) => !problem.includes('cannot be parsed'))).toEqual([]);
  expect(found).toHaveLength(5);
});

test('problems in fields, bodies and pages are reported together', async () => {
  edit('blog/first.mdx', 'order: 1', 'order: one');
  edit('blog/first.mdx', '(/contact)', '(/contakt)');
  edit('pages/about.yaml', 'AboutPage', 'Page');
  expect(await problems()).toEqual([
    problem('/pages/about.yaml:3: kind: '),
    problem('/blog/first.mdx:15: link to /contakt: there is no such page'),
    problem('/blog/first.mdx:10: order: must be a whole number'),
  ]);
});

test.each(['pages/home.yaml', 'blog/first.mdx', 'signs.yaml'])(
  '%s in an old encoding is refused with its line',
  async (file) => {
    const lines = readFileSync(join(directory, file), 'utf8').split('\n');
    lines[2] += ' # caf\u00e9';
    write(file, Buffer.from(lines.join('\n'), 'latin1'));
    expect((await problems())[0]).toMatch(
      new RegExp(`${file}:3: is saved in an old encoding; save it as UTF-8`),
    );
  },
);

test('only list items that quote a null fact are left out', async () => {
  const { staticPages } = (await load()).content;
  const { body } = staticPages['new-patients'];
  expect(site.visit.prices).toBeNull();
  expect(body.before.items.map(({ text }) => text)).toEqual([['A paragraph of some words.'], []]);
  expect(body.special.offers).toEqual([expect.stringContaining('$49')]);
});

test('a clinic that counted nothing has no numbers', async () => {
  const nothing = { conditionsTreated: null, successRate: null, reviews: null };
  const given = siteWith('claims', { ...site.claims, ...nothing }) as typeof site;
  const found = await problems({ site: given });
  const [link] = found;
  expect(found).toEqual([
    expect.stringContaining('home.yaml:11: body.reviewsLink: this text uses {claims.reviews}'),
  ]);
  expect(link).toContain('rewrite it without {claims.reviews}');
  edit('pages/home.yaml', 'Read {claims.reviews} reviews', 'Read our reviews');
  const { why } = (await load({ site: given })).content.staticPages.home.body;
  expect(why.numbers).toEqual([]);
});

test('a question whose answer is only a null fact is left out', async () => {
  edit('pages/home.yaml', 'Twice a week until it aches less.', '{visit.medicare}');
  const { faq } = (await load()).content.staticPages.home.body;
  expect(faq.items.map(({ question }) => question)).toEqual(['How long?']);
});

const media = `
<Picture name="blog/first" alt="What it shows" caption="{clinic.name}'s own" />

<Film name="walk" title="A walk" />

<YouTube id="M7lc1UVf-VE" title="A run" picture="blog/second" />
`;

/** Adds pictures and films to an article. */
function addMedia() {
  edit('blog/first.mdx', /$/, media);
  for (const file of Object.values(filmFiles('walk'))) write(file, '');
  write('images/films/walk.jpg', picture);
}

test('an article may have pictures and films, with facts in their words', async () => {
  addMedia();
  const { content } = await load();
  expect(content.entries.blog[1]?.body.code).toContain('Test Clinic’s own');
});

test.each([
  [
    'name="blog/first"',
    'name="blog/frist"',
    ':28: there is no picture blog/frist: add src/content',
  ],
  [
    'name="blog/first"',
    'name="blog/first.jpg"',
    ':28: "blog/first.jpg": write the name of a picture without',
  ],
  [' alt="What it shows"', '', ':28: <Picture> needs alt="…"'],
  ['alt="What it shows"', 'alt=""', ':28: <Picture> needs alt="…"'],
  ['caption=', 'captoin=', ':28: <Picture> has no captoin; did you mean "caption"?'],
  [
    "{clinic.name}'s",
    '{clinic.nam}',
    ':28: {clinic.nam} is not a fact; did you mean "clinic.name"',
  ],
  ['own"', 'own: 913-555-0142"', ':28: phone numbers belong in'],
  ['own"', 'cure"', ':28: "cure" guarantees or praises a service'],
  [
    'name="walk"',
    'name="wlak"',
    ':30: there is no picture films/wlak: add',
    ':30: <Film name="wlak"> needs src/content/films/wlak.mp4 and src/content/films/wlak.vtt',
  ],
  [
    'id="M7lc1UVf-VE"',
    'id="https://youtu.be/M7lc1UVf-VE"',
    ':32: <YouTube id="https://youtu.be/M7lc1UVf-VE">: write the eleven characters after "watch?v="',
  ],
  [' picture="blog/second"', '', ':32: <YouTube> needs picture="…"'],
])('a mistake in a picture or film is reported: %s %s', async (from, to, ...expected) => {
  addMedia();
  edit('blog/first.mdx', from, to);
  expect(await problems()).toEqual(expected.map((begin) => problem(`/blog/first.mdx${begin}`)));
});

test('menus and footer may lead to other sites and to files in the folder public, bodies too', async () => {
  write('info/privacy.mdx', info);
  const items =
    '[{ label: "Gifts", url: "https://gifts.example.com/a" }, { label: "Mark", url: /icon.svg }, { path: /info/privacy }]';
  edit('navigation.yaml', 'footer: []', `footer: ${items}`);
  edit(
    'navigation.yaml',
    /menu:.*\n/,
    `$&  - label: "Gifts"\n    url: https://gifts.example.com/a\n`,
  );
  edit('blog/first.mdx', '(/contact)', '(/icon.svg)');
  const { navigation, footerLinks } = listsOf((await load()).content);
  const gifts = { title: 'Gifts', url: 'https://gifts.example.com/a' };
  expect(navigation[0]).toEqual(gifts);
  expect(footerLinks).toEqual([
    { path: '/info/privacy', title: 'Our privacy practices' },
    gifts,
    { title: 'Mark', url: '/icon.svg' },
  ]);
});

test('a plain page has an address, a link in the footer and a place in the search, and may quote the law', async () => {
  write('info/privacy.mdx', info);
  edit('blog/first.mdx', '(/contact)', '(/info/privacy)');
  const { pages, content } = await load();
  expect(pages.at(-1)).toMatchObject({ path: '/info/privacy', heading: 'Our privacy practices' });
  const { footerLinks, searchTargets } = listsOf(content);
  const link = { path: '/info/privacy', title: 'Our privacy practices' };
  expect(footerLinks).toEqual([link]);
  expect(searchTargets).toContainEqual({ ...link, phrases: ['Our privacy practices'] });
  edit('info/privacy.mdx', 'description', 'footer: "Privacy"\n$&');
  expect(listsOf((await load()).content).footerLinks).toEqual([{ ...link, title: 'Privacy' }]);
});

test.each([
  ['/blog/first', '/blog/frist', ':6: link to /blog/frist: there is no such page; did you mean'],
  ['title: "Our', 'titel: "Our', ':2: titel: there is no such field; did you mean "title"?'],
  [
    'Our privacy',
    'Our title about nothing but the privacy',
    ': title: has 49 characters, but only 46',
  ],
  [
    'We guarantee',
    '<ShortVersion />\n\n$&',
    ':6: <ShortVersion> can only be used in src/content/blog',
  ],
  ['We guarantee', 'Call 913-555-0142: we guarantee', ':6: phone numbers belong in'],
])('a mistake in a plain page is reported: %s', async (from, to, ...expected) => {
  write('info/privacy.mdx', info);
  edit('info/privacy.mdx', from, to);
  expect(await problems()).toEqual(expected.map((begin) => problem(`/info/privacy.mdx${begin}`)));
});

test('the search finds the reviews of the home page only while it shows them', async () => {
  const reviews = async () =>
    listsOf((await load()).content).searchTargets.filter(({ hash }) => hash === 'reviews');
  expect(await reviews()).toHaveLength(1);
  edit('pages/home.yaml', /^ {2}reviews: .*\n/m, '');
  expect(await reviews()).toEqual([]);
});

test('links lead to pages, files in public, other sites, e-mails and calls, also in the search', async () => {
  const link = '[Our -- icon](/icon.svg)';
  edit('pages/home.yaml', 'Twice a week', `${link}, [shop](https://shop.example/a--b). $&`);
  edit(
    'blog/first.mdx',
    'Text with',
    `${link}, [mail](mailto:us@example.com), [call](tel:911). $&`,
  );
  const { content } = await load();
  const [{ answer } = { answer: '' }] = content.staticPages.home.body.faq.items;
  expect(answer).toMatch('[Our — icon](/icon.svg), [shop](https://shop.example/a--b). Twice');
  const found = listsOf(content).searchTargets.find(({ title }) => title === 'How often?');
  expect(found?.answer).toBe(answer);
});

test('the search finds ways to write and the privacy of forms only if the configuration has them', async () => {
  const found = async (given: Site) =>
    listsOf((await load({ site: given })).content).searchTargets.filter(
      ({ title }) => title.startsWith('By ') || title === 'Your data',
    );
  expect(await found(site)).toMatchObject([
    { title: 'By text', path: '/contact', hash: 'request', phrases: ['By text', 'sms'] },
    { title: 'By e-mail', answer: `Write to ${site.email}.` },
    { title: 'Your data', hash: 'privacy', answer: site.privacy?.forms },
  ]);
  expect(await found({ ...site, textNumber: null, email: null, privacy: null })).toEqual([]);
});

test('signs are found by their synonyms', async () => {
  expect(listsOf((await load()).content).signSynonyms).toEqual({ long: ['chronic'] });
});

test('a page knows its related pages and its kind', async () => {
  edit('blog/first.mdx', 'condition: ache', '$&, article: second');
  const { content, pages } = await load();
  const [care] = content.entries.services;
  const [ache] = content.entries.conditions;
  const first = content.entries.blog.at(-1);
  if (!(care && ache && first)) throw new Error('an entry is missing');
  expect(['Care', 'Ache'].map((each) => pages.find(({ name }) => name === each)?.kind)).toEqual([
    'service',
    'condition',
  ]);
  const data = entryData(ache, content);
  expect(data.related.map(({ path }) => path)).toEqual(['/services/care', '/blog/first']);
  expect(entryData(first, content).related.map(({ path }) => path)).toEqual([
    '/conditions/ache',
    '/blog/second',
  ]);
});

test('plates are dark or light, as the hero of their page', async () => {
  const ground = async () => {
    const { content } = await load();
    const [ache] = content.entries.conditions;
    return ache && entryData(ache, content).plates['conditions/ache-1']?.ground;
  };
  expect(await ground()).toBe('dark');
  edit('conditions/ache.mdx', 'text: white', 'text: black');
  expect(await ground()).toBe('light');
});

test('the menu lists entries and pages, and only items that have any', async () => {
  const { navigation } = listsOf((await load()).content);
  expect(navigation[1]?.items).toMatchObject([
    { path: '/services/care', title: 'Care' },
    { path: '/services/conditions', byRegion: true },
  ]);
  expect(navigation[2]).not.toHaveProperty('items');
});

test('a picture that no page shows any more is only named', async () => {
  write('images/services/cares.webp', picture);
  write('images/people/img-0007.webp', picture);
  expect((await load()).unused).toEqual([
    'images/people/img-0007.webp',
    'images/services/cares.webp',
  ]);
});

test('pictures of drafts and of what a page hides are no strays', async () => {
  edit('blog/second.mdx', 'order:', 'draft: true\n$&');
  edit('blog/second.mdx', /$/, '\n<Picture name="blog/desk" alt="A desk at the office" />\n');
  write('images/blog/desk.jpg', picture);
  expect((await load()).unused).toEqual([]);
});

test('records that no page and no draft uses are found', async () => {
  edit('sources.yaml', /^smith-2019(:[\s\S]*)/, '$&unread$1');
  edit('plates.yaml', /conditions\/ache-2(:[\s\S]*)/, '$&blog/first$1');
  expect((await load()).unused).toEqual(['sources.yaml: unread', 'plates.yaml: blog/first']);
});
