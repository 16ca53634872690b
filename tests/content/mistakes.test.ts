import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { directory, edit, picture, problems, remove, write } from './fixture.ts';

const shortVersion = 'an article needs one <ShortVersion> directly after its first paragraph';

/**
 * By file: what is replaced by what, and the beginnings of all problems reported then: on the line of the change; in the
 * same file, after a colon; or anywhere, after a slash.
 */
const mistakes: Record<string, [from: string | RegExp, to: string, ...expected: string[]][]> = {
  'blog/first.mdx': [
    [/title:.*\n/, '', 'title: is missing'],
    ['The first article', 'x'.repeat(48), ': title: has 48 characters, but only 46 fit before'],
    [/description: /, '$&"Short." #', 'description: is too short: at least 50'],
    ['order: 1', 'published: "22 Sep 2025"\n$&', 'published: is not a date; write it as'],
    ['condition: ache', '$&, article: frist', 'related.article: "frist" is … mean "first"?'],
    ['condition: ache', '$&, service: care', 'related: must name one service or one'],
    ['Schedule Your Visit', 'Call Now', 'cta: must be one of Schedule'],
    ['of the first', 'of the second', 'description: "A description of the second article'],
    ['order: 1', 'publishd: 2026\n$&', 'publishd: there is … mean "published"?'],
    ['order: 1', '$&\norder: 2', ':…: this cannot be parsed: this field appears twice'],
    ['order: 1', 'order: 1\na:\n  b: 1\n\tc: 2', ':…: this cannot be parsed: … with a tab'],
    ['"The first article"', "'The doctor's article'", 'this cannot be parsed: an apostrophe'],
    ['"The first article"', 'The first: an article', 'this cannot be parsed: … contains a colon'],
    ['"The first', '"The "first"', 'this cannot be parsed: there is text after the end of'],
    ['(/contact)', '(/contakt)', 'link to /contakt: there is no … did you mean "/contact"?'],
    ['(/contact)', '(http://example.com)', 'link to http://example.com: write /contact for a'],
    ['(/contact)', '(/no-such.pdf)', 'link to /no-such.pdf: there is no such file; put it into'],
    ['Text with', 'See https://a.com/b. $&', '"https://a.com/b" alone is not a link; write'],
    ['An excerpt', '[An](/contact) excerpt', 'excerpt: links do not work here; they work in'],
    ['at {', 'or (913) 555-0142 {', 'phone numbers belong in … or <Phone line="sched'],
    ['An excerpt', 'Call 913-555-0142 for $&', 'excerpt: phone numbers belong in'],
    ['An excerpt', 'The #1 clinic: $&', 'excerpt: "#1 clinic" guarantees or praises'],
    ['Text with', 'A cure with', '"cure" guarantees or praises a service'],
    [
      'Text with',
      '[**<Phone line="scheduling" />**](/contact) with',
      'a link cannot have a <Phone>',
    ],
    ['## Heading', '## Heading [here](/contact)', 'a heading cannot have a link; put it into'],
    ['Text with', 'Text {see below} with', 'this cannot be parsed: a { … backslash before it'],
    ['An excerpt', 'An {see below} excerpt', 'excerpt: {see below} is not a fact; … stand in ( )'],
    ['{clinic.name}', '{clinic.nmae}', '{clinic.nmae} is not a fact; did you mean "clinic.name"?'],
    [/^/, '\n', 'the front matter must start here: --- on line 1, then its fields'],
    ['at {', '![A picture](/a.jpg) {', 'write <Picture name="blog/desk" alt="What it shows" />'],
    ['Text with', '# Title\n\n$&', '# is for the title of the page; start'],
    ['Text with', '<Video />\n\n$&', '<Video> is not a component; use one of Phone'],
    ['Text with', '<Picture name=“a” />\n\n$&', 'this cannot be parsed: “ is a curly quote'],
    ['Text with', '<Section>\n\n$&', 'this cannot be parsed: <Section> is not closed; write </Sec'],
    ['Text with', '<Section />\n\n$&', '<Section> can only be used in src/content/conditions'],
    ['Text', 'See <Plate name="conditions/ache-1" />', '<Plate> cannot be part of a sentence'],
    ['Text with', '<Phone line="high" />\n\n$&', '<Phone … one of scheduling, insurance'],
    ['## Heading', '### Heading', ': an article needs a ## heading'],
    [/<ShortVersion>[\s\S]*(?=##)/, '', `: ${shortVersion}`],
    ['The first', 'The second', 'title: "the second article" is also used by blog/second', '/'],
    [/\(\/contact\)(.*)/, '[there]$1\n\n[there]: /contact', 'reference links are not', ':', ':'],
  ],
  'conditions/ache.mdx': [
    ['region: back', 'region: elbow', 'region: must be one of head, neck, arm, chest, back'],
    [/synonyms: .*/, 'synonyms: [sore, how, stiff]', 'synonyms.2: has only words that the search'],
    ['[fever]', '[fevers]', 'health.signs.1: "fevers" is not in … "fever"?'],
    [
      '[fever]',
      '[]',
      'health.signs: is empty; name a sign for today that fits from src/content/sig',
    ],
    ['[fever]', '[fever, weak-legs]', 'health.signs: weak-legs says call911; name signs for today'],
    [
      / *emergency:.*\n/,
      '',
      ':…: health.emergency: is missing; name a box of src/content/emergencies.yaml',
    ],
    [/<Section>\n\n## What helps[\s\S]*$/, '', ': has 1 <Section> blocks; a condition needs two'],
    ['## What it is', 'Words before.\n\n$&', ':…: <Section> must start with a ## heading'],
    [
      /$/,
      '\n<Plate name="conditions/ache-2" />\n',
      ': <Plate name="conditions/ache-2"> appears twice',
    ],
  ],
  'services/care.mdx': [
    ['"What to expect"', '"How"', 'steps.heading: must start with "What to expect"'],
    [/text: \[.*?\]/, 'text: []', 'intro.text: must have at least 1 item'],
  ],
  'signs.yaml': [
    [
      /"\*\*An ache.*"/,
      '"**You have a fever**, or chills that come with the ache."',
      ':…: long: has',
    ],
    ['with the ache.', 'with the ache', 'fever.text: must start with a few words between **'],
  ],
  'care.yaml': [['for good.', 'for good', 'back.risk: must be a sentence that ends with a period']],
  'clinic/policy.yaml': [
    ['value: 18', 'value: teens', 'neckAge.value: must be a number'],
    ['{policy.neckAge}', '{policy.nekAge}', 'noNeck.items.1: {policy.nekAge} is not a fact'],
  ],
  'techniques.yaml': [[/ {2}text: .*\n/, '', ':…: tap.text: is missing; say in one sentence what']],
  'sources.yaml': [
    ['10.1000/182', '182', 'smith-2019.link: is not a DOI; write it as'],
    [/$/, 'Smith 20: { author: "Smith" }\n', 'Smith 20: is not an id: lower-case words joined'],
  ],
  'plates.yaml': [
    [
      / {4}- .*"Bone".*\n/,
      '',
      ':…: conditions/ache-1.labels: must have two to four labels, or none',
    ],
    ['level: 45', 'level: 35', ':…: conditions/ache-1.labels: has two labels that would overlap'],
    ['conditions/ache-1', 'blog/first', '/conditions/ache.mdx: <Plate>: "conditions/ache-1" is'],
  ],
  'pages/about.yaml': [
    ['g: "Techniques"', 'g: "{visit.prices.first}"', 'body.techniquesHeading: … which is null'],
    ['title: ', `$&"${'x'.repeat(50)}" #`, ': title: has 50 characters, but only 46 fit'],
  ],
  'pages/home.yaml': [
    [
      'until it',
      'or [less](/contakt)',
      'body.faq.items.1.answer: link to … did you mean "/contact"?',
    ],
    ['until it', 'see www.a.com.', 'body.faq.items.1.answer: "www.a.com" alone is not a link'],
    ['until it', '[form](/the form)', 'body.faq.items.1.answer: has a link that is not written as'],
  ],
  'pages/blog.yaml': [
    ['path: /blog', 'path: /about', '/pages: no page has the path /blog, for which'],
  ],
  'pages/new-patients.yaml': [
    ['e: "Two"', 'e: "{visit.prices.first}"', ':…: … 2 items, not counting those that quote'],
  ],
  'strings/body-map.yaml': [[/^ {2}neck: .*\n/m, '', ':…: regions.neck: is missing']],
  'strings/default-call-to-action.yaml': [
    [/"\n$/, '\n', ':2: this cannot be parsed: a quote, a comma or a bracket is missing'],
  ],
  'navigation.yaml': [
    ['path: /contact', 'path: https://a.com', 'menu.3.path: is on another site; write a label and'],
    ['path: /contact', 'label: "Us"', 'menu.3: needs a path, or a label and a url'],
    [
      'path: /contact',
      'path: /contact\n    label: "Us"',
      ':…: menu.3: has a path and a label or url',
    ],
    [
      'footer: []',
      'footer: [{ label: "Us", url: /us.pdf }]',
      'footer.1.url: there is no file public',
    ],
    [
      'footer: []',
      'footer: [{ label: "Us", url: /contact }]',
      'footer.1.url: is a page of this site',
    ],
  ],
};

/** Matches a problem in the content folder by its beginning, in which "…" matches any text. */
const problem = (begin: string) =>
  expect.stringMatching(
    `/content-\\w+${begin.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&').replaceAll('…', '.*')}`,
  );

/** The problems that begin so, after a change in a line of a file. */
const problemsAt = (file: string, line: number, expected: readonly string[]) =>
  expected.map((begin) => {
    if (begin.startsWith('/')) return problem(begin);
    return problem(`/${file}${begin.startsWith(':') ? begin : `:${line}: ${begin}`}`);
  });

describe.each(Object.entries(mistakes))('%s', (file, edits) => {
  test.each(edits.map(([from, to, ...expected]) => ({ from, to, expected })))(
    'reports $expected',
    async ({ from, to, expected }) => {
      const line = edit(file, from, to);
      expect(await problems()).toEqual(problemsAt(file, line, expected));
    },
  );
});

const media = `
<Picture name="blog/first" alt="What it shows" caption="{clinic.name}'s own" />
`;

test.each([
  ['name="blog/first"', 'name="blog/frist"', 'there is no picture blog/frist: add src/content'],
  ['name="blog/first"', 'name="blog/first.jpg"', '"blog/first.jpg": write the name of a picture'],
  [' alt="What it shows"', '', '<Picture> needs alt="…"'],
  ['caption=', 'captoin=', '<Picture> has no captoin; did you mean "caption"?'],
  ['{clinic.name}', '{clinic.nam}', '{clinic.nam} is not a fact; did you mean "clinic.name"'],
  ['own"', 'own: 913-555-0142"', 'phone numbers belong in'],
  ['own"', 'cure"', '"cure" guarantees or praises a service'],
])('a mistake in a picture is reported: %s %s', async (from, to, expected) => {
  edit('blog/first.mdx', /$/, media);
  const line = edit('blog/first.mdx', from, to);
  expect(await problems()).toEqual(problemsAt('blog/first.mdx', line, [expected]));
});

test.each([
  ['(/blog/first)', '(/blog/frist)', 'link to /blog/frist: there is no such page; did you mean'],
  ['title: "Our', 'titel: "Our', 'titel: there is no such field; did you mean "title"?'],
  ['"Our', '"Our long title of nothing else but our', ': title: has 56 characters, but only 46'],
  ['We may', '<ShortVersion />\n\n$&', '<ShortVersion> can only be used in src/content/blog'],
])('a mistake in a plain page is reported: %s', async (from, to, expected) => {
  const description = 'How we may use your health records, and what rights you have over them.';
  const fields = `title: "Our privacy practices"\ndescription: "${description}"`;
  write('info/privacy.mdx', `---\n${fields}\n---\n\nWe may read [this](/blog/first).\n`);
  const line = edit('info/privacy.mdx', from, to);
  expect(await problems()).toEqual(problemsAt('info/privacy.mdx', line, [expected]));
});

test('problems in fields, bodies and pages are reported together', async () => {
  edit('blog/first.mdx', 'order: 1', 'order: one');
  edit('blog/first.mdx', '(/contact)', '(/contakt)');
  edit('pages/about.yaml', 'AboutPage', 'Page');
  expect(await problems()).toEqual([
    problem('/pages/about.yaml:…: kind: '),
    problem('/blog/first.mdx:…: link to /contakt: there is no such page'),
    problem('/blog/first.mdx:…: order: must be a number'),
  ]);
});

test.each([
  ['pages/about', '/pages/about.yaml'],
  ['blog/first', '/blog/first.mdx'],
  ['services/care-2', '/services/care.mdx', '/pages/home.yaml:…: body.benefits.picture'],
  ['conditions/ache-2', '/plates.yaml:…: conditions/ache-2'],
  ['techniques/tap', '/techniques.yaml:…: tap.picture'],
  ['pages/not-found', '/images'],
])('a missing picture is reported wherever it is shown: %s', async (name, ...places) => {
  remove(`images/${name}.jpg`);
  const remedy = `there is no picture ${name}: add src/content/images/${name}.jpg`;
  const expected = places.map((place) => problem(`${place}: ${remedy}`));
  const found = await problems();
  expect(found).toHaveLength(places.length);
  expect(found).toEqual(expect.arrayContaining(expected));
});

const resized = (width: number) => sharp(picture).resize(width).png().toBuffer();

/** The first bytes of a phone's HEIC picture. */
const heic = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic');

test.each([
  ['blog/first.heic', heic, '/blog/first.mdx: there is no picture blog/first: add src/content'],
  ['blog/first.jpg', heic, '/images/blog/first.jpg: is damaged or incomplete, or … (HEIC'],
  ['blog/first.jpg', picture.subarray(0, 900), '/images/blog/first.jpg: is damaged or incomplete'],
  ['blog/first.png', await resized(1199), '/blog/first.mdx: … is 1199 pixels wide;'],
  ['people/doctor.png', await resized(200), '/images/people/doctor.png: is 200 pixels wide; a'],
])('an unusable picture is reported: %s', async (name, data, place) => {
  if (name.startsWith('blog')) remove('images/blog/first.jpg');
  write(`images/${name}`, data);
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

test('a picture that a page shows has a name that is an address', async () => {
  write("images/blog/o'brien.JPG", picture);
  edit('blog/first.mdx', /$/, `\n<Picture name="blog/o'brien" alt="A desk" />\n`);
  expect(await problems()).toEqual([
    problem('/blog/first.mdx:…: the name of the picture … has a space or a sign in it; rename its'),
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

test('a missing file is reported', async () => {
  remove('strings/labels.yaml');
  expect(await problems()).toEqual([problem('/strings/labels.yaml: there is no such file')]);
});

test('a file that cannot be read is one problem, and not one more wherever it is cited', async () => {
  const files = ['signs', 'sources', 'techniques', 'plates', 'clinic/policy'];
  for (const file of files) write(`${file}.yaml`, 'one: "two');
  const found = await problems();
  expect(found).toHaveLength(files.length);
  for (const each of found) expect(each).toContain('cannot be parsed');
});

test('a file in an old encoding is refused with its line', async () => {
  const lines = readFileSync(join(directory, 'blog/first.mdx'), 'utf8').split('\n');
  lines[2] += ' # caf\u00e9';
  write('blog/first.mdx', Buffer.from(lines.join('\n'), 'latin1'));
  expect((await problems())[0]).toMatch(
    'first.mdx:3: is saved in an old encoding; save it as UTF-8',
  );
});
