import { expect, test } from 'vitest';
import { markUnpublished } from '../../tooling/content/publication.ts';
import { addArticle, edit, load, picture, problems, read, remove, site, write } from './fixture.ts';

/** Midnight of December 1 at the test clinic is 06:00 UTC. */
const lastMinute = { now: new Date('2026-12-01T05:59Z') };
const firstMinute = { now: new Date('2026-12-01T06:00Z') };
const develop = { ...lastMinute, drafts: true };

const isDraft = 'draft: true';
const isLater = 'published: 2026-12-01';

const hold = (slug: string, field: string) => edit(`blog/${slug}.mdx`, 'order:', `${field}\n$&`);

async function shown(options: typeof develop | typeof lastMinute) {
  const { pages, content, waiting } = await load(options);
  const slugs = content.entries.blog.map(({ slug }) => slug);
  const paths = pages.map(({ path }) => path).filter((path) => path.startsWith('/blog/'));
  expect(paths).toEqual(slugs.map((slug) => `/blog/${slug}`));
  return { slugs, waiting };
}

test('a draft is left out of a build, but shown during development', async () => {
  hold('second', isDraft);
  const waiting = ['/blog/second is a draft'];
  expect(await shown(firstMinute)).toEqual({ slugs: ['first'], waiting });
  expect(await shown(develop)).toEqual({ slugs: ['second', 'first'], waiting: [] });
});

test.each([
  ['blog/first.mdx', 'Text with', 'TODO: text with', 'first.mdx:…: '],
  ['blog/first.mdx', 'sources: []', 'sources: [] # TODO: add some', 'first.mdx:…: sources: '],
  ['plates.yaml', /caption: "/, '$&TODO: ', '/plates.yaml:…: conditions/ache-1.caption: '],
])(
  'a TODO in %s is refused in a build and allowed in development',
  async (file, from, to, place) => {
    edit(file, from, to);
    expect(await problems(firstMinute)).toEqual([
      expect.stringMatching(`${place.replace('…', '\\d+')}says TODO; `),
    ]);
    expect(await problems(develop)).toEqual([]);
  },
);

test('a TODO of a picture names the lines to delete if a new condition was given up', async () => {
  edit(
    'plates.yaml',
    /$/,
    'conditions/gone-1: { alt: "TODO: say it.", caption: "A gap.", labels: [] }\n',
  );
  expect((await problems()).join()).toContain('delete all lines of conditions/gone-1');
});

test('an article is published at midnight at the clinic', async () => {
  hold('second', isLater);
  const waiting = ['/blog/second is not published before December 1, 2026'];
  expect(await shown(lastMinute)).toEqual({ slugs: ['first'], waiting });
  expect(await shown(firstMinute)).toEqual({ slugs: ['second', 'first'], waiting: [] });
  expect(await shown(develop)).toEqual({ slugs: ['second', 'first'], waiting: [] });
});

const plainPage = (fields: string, text = 'Our rules.') =>
  write(
    'info/rules.mdx',
    `---\ntitle: Rules\ndescription: "${'What we ask of everybody. '.repeat(3)}"\n${fields}---\n\n${text}\n`,
  );

test.each([
  ['conditions', 'ache'],
  ['services', 'care'],
])('a draft in %s gets no page in a build, but one during development', async (folder, slug) => {
  write(`${folder}/new.mdx`, read(`${folder}/${slug}.mdx`));
  edit(`${folder}/new.mdx`, 'excerpt:', 'draft: true\n$&');
  edit(`${folder}/new.mdx`, /^(title|description): "/gm, '$&New ');
  const plates = read('plates.yaml');
  if (folder === 'conditions')
    write('plates.yaml', plates + plates.replaceAll('conditions/ache', 'conditions/new'));
  for (const name of ['new', 'new-1', 'new-2', 'new-unlit'])
    write(`images/${folder}/${name}.jpg`, picture);
  const paths = async (options: typeof develop | typeof lastMinute) =>
    (await load(options)).pages.map(({ path }) => path);
  expect(await paths(lastMinute)).not.toContain(`/${folder}/new`);
  expect(await paths(develop)).toContain(`/${folder}/new`);
});

test('a plain page that is a draft is left out of a build, also of its footer and its search', async () => {
  plainPage('draft: true\n', 'TODO');
  const { pages, content, waiting } = await load();
  expect(waiting).toEqual(['/info/rules is a draft']);
  expect([content.info, pages.filter(({ path }) => path.startsWith('/info/'))]).toEqual([[], []]);
  expect((await load(develop)).content.info).toHaveLength(1);
  plainPage('', 'TODO');
  expect(await problems()).toEqual([expect.stringContaining('/info/rules.mdx:6: says TODO; ')]);
});

test.each([
  ['its front matter cannot be read', 'blog', 'cta: "', 'cta: '],
  ['its text cannot be read', 'blog', 'Text with', '<Section> Text'],
  ['it has the description of another', 'blog', 'of the second', 'of the first'],
  ['its description is too short', 'info', /description: .*/, 'description: "Soon."'],
])(
  'a draft never holds back other changes, but what is wrong in it is listed: %s',
  async (_, folder, from, to) => {
    plainPage('draft: true\n');
    hold('second', isDraft);
    const file = folder === 'info' ? 'info/rules.mdx' : 'blog/second.mdx';
    edit(file, from, to);
    const { waiting, draftProblems } = await load();
    expect(waiting).toEqual(['/blog/second is a draft', '/info/rules is a draft']);
    expect(draftProblems).toEqual([expect.stringContaining(file)]);
    expect(await problems(develop)).toEqual([expect.stringContaining(file)]);
    edit(file, /draft: true\n/, '');
    expect(await problems()).toContainEqual(expect.stringContaining(`/${folder}/`));
  },
);

test('a draft needs no picture yet; a link to it is refused whatever is wrong in it', async () => {
  addArticle();
  hold('third', isDraft);
  remove('images/blog/third.JPG');
  expect((await load()).draftProblems).toEqual([
    expect.stringContaining('there is no picture blog/third'),
  ]);
  edit('blog/third.mdx', /excerpt: .*/, '');
  edit('blog/first.mdx', '(/contact)', '(/blog/third)');
  expect(await problems()).toEqual([
    expect.stringMatching(/first\.mdx:\d+: link to \/blog\/third: \/blog\/third is a draft/),
  ]);
});

test.each([
  ['blog/first.mdx', '(/contact)', '(/info/rules)', 'link to /info/rules: '],
  ['navigation.yaml', 'footer: []', 'footer: [{ path: /info/rules }]', 'footer.1.path: '],
  ['pages/home.yaml', 'until it aches', '[rules](/info/rules)', 'body.faq.items.1.answer: '],
  ['clinic/office.yaml', /notice:.*\n( {4}.*\n)*/, 'notice: /info/rules\n', 'privacy.notice: '],
])(
  'a link in %s to a plain page that is a draft is refused in a build',
  async (file, from, to, field) => {
    plainPage('draft: true\n');
    edit(file, from, to);
    const problem = `${field}/info/rules is a draft; take the link out, or delete the line "draft: true" there`;
    expect(await problems()).toEqual([expect.stringMatching(`/${file}:\\d+: ${problem}$`)]);
    expect(await problems(develop)).toEqual([]);
  },
);

test.each([
  ['conditions/ache', 'blog/first.mdx', 'related.condition: '],
  ['conditions/ache', 'services/care.mdx', 'conditions.slugs.1: '],
  ['services/care', 'pages/about.yaml', 'body.webster.service: '],
])('a draft of /%s that %s names is refused in a build', async (slug, file, field) => {
  edit(`${slug}.mdx`, 'excerpt:', 'draft: true\n$&');
  expect(await problems()).toContainEqual(
    expect.stringMatching(`${file}:\\d+: ${field}/${slug} is a draft; take the link out, or`),
  );
  expect(await problems(develop)).toEqual([]);
});

test('during development, titles on pages and in lists say what a build leaves out', async () => {
  plainPage('draft: true\n');
  hold('second', isLater);
  const { content } = await load(develop);
  const marked = ({ now }: typeof lastMinute) => {
    const { info, entries } = markUnpublished(content, 'America/Chicago', now);
    return [...info, ...entries.blog].map(({ fields }) => fields.title);
  };
  const [second, first] = content.entries.blog.map(({ fields }) => fields.title);
  expect(marked(lastMinute)).toEqual(['Draft: Rules', `From December 1, 2026: ${second}`, first]);
  expect(marked(firstMinute)).toEqual(['Draft: Rules', second, first]);
});

test('past days, expired notices and specials are dropped', async () => {
  const { special } = site.visit;
  const given = {
    ...site,
    otherHours: [{ from: '2026-11-28', to: '2026-11-30', reason: 'Thanksgiving' }],
    notice: { text: 'Ice', link: null, from: '2026-11-30T08:00', until: '2026-12-01T00:00' },
    visit: { ...site.visit, special: { ...special, until: '2026-11-30' } },
  };
  const left = async ({ now }: typeof lastMinute) => {
    const { otherHours, notice, visit } = (await load({ site: given, now })).site;
    return [otherHours.length, notice?.text, visit.special?.price];
  };
  expect(await left(lastMinute)).toEqual([1, 'Ice', special?.price]);
  expect(await left(firstMinute)).toEqual([0, undefined, undefined]);
});

test.each([
  ['(/contact)', '(/blog/second#a)', isDraft, 'link to /blog/second#a: /blog/second is a draft'],
  ['condition: ache', '$&, article: second', isLater, 'related.article: /blog/second is not pub'],
])(
  'a link to an unpublished article is refused in a build: %s -> %s, %s',
  async (from, to, field, says) => {
    hold('second', field);
    hold('first', 'listed: false');
    edit('blog/second.mdx', /$/, '\n## A\n');
    edit('blog/first.mdx', from, to);
    expect(await problems(lastMinute)).toEqual([
      expect.stringMatching(`/blog/first.mdx:\\d+: ${says}`),
    ]);
    expect(await problems(develop)).toEqual([]);
  },
);

test.each([
  ['published: 2026-11-30', isLater, 1],
  [isLater, isLater, 0],
  ['published: 2026-12-02', isLater, 0],
  [isLater, isDraft, 1],
  [isDraft, isDraft, 0],
])('an article with %s that links to one with %s: %i problems', async (own, other, count) => {
  addArticle();
  hold('third', own);
  hold('second', other);
  edit('blog/third.mdx', /related: { \w+: \w+/, '$&, article: second');
  expect(await problems(lastMinute)).toHaveLength(count);
});
