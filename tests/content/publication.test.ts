import { expect, test } from 'vitest';
import { addArticle, edit, load, problems, remove, site, write } from './fixture.ts';

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
  ['conditions/ache.mdx', 'excerpt:', 'draft: true\n$&', 'related.condition: '],
  ['services/care.mdx', 'excerpt:', 'draft: true\n$&', 'body.webster.service: '],
])('a link to a draft is refused in a build: %s %s', async (file, from, to, field) => {
  plainPage('draft: true\n');
  edit(file, from, to);
  const draft = `${field}/\\w+/\\w+ is a draft; take the link out, or delete the line "draft: true" there`;
  expect(await problems()).toContainEqual(expect.stringMatching(draft));
  expect(await problems(develop)).toEqual([]);
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
