import { expect, test } from 'vitest';
import type { Site } from '../../src/schemas/site.ts';
import { listsOf } from '../../tooling/content/lists.ts';
import { edit, load, picture, problems, site, siteWith, write } from './fixture.ts';

test('a service that is no chiropractic care needs no emergency box, signs, conditions and prices of visits', async () => {
  edit('services/care.mdx', /^accordion: .*\nconditions: .*\n/m, 'prices: false\n');
  edit('services/care.mdx', /signs: .*/, 'signs: []');
  edit('services/care.mdx', / *emergency: .*\n/, '');
  const [care] = (await load()).content.entries.services;
  expect(care?.fields).toMatchObject({ health: { care: [], signs: [] }, prices: false });
});

test('a rule of the policy changes wherever it is quoted', async () => {
  edit('clinic/policy.yaml', 'value: 18', 'value: 16');
  edit('pages/about.yaml', /lead: "/, '$&From age {policy.neckAge}. ');
  const { content } = await load();
  expect(content.policy.noNeck.items).toEqual(['You’re under 16.']);
  expect(content.staticPages.about.body.lead).toContain('From age 16.');
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
  expect((await load()).advice).toEqual([
    expect.stringMatching(/home\.yaml:\d+: body\.faq\.items\.1\.answer: "miracle" says more/),
    expect.stringMatching(/first\.mdx:\d+: "ER" ends a clause/),
    expect.stringMatching(/first\.mdx:\d+: excerpt: "ER" ends a clause/),
  ]);
});

test('only list items that quote a null fact are left out', async () => {
  edit('pages/home.yaml', 'Twice a week until it aches less.', '{visit.medicare}');
  const { staticPages } = (await load()).content;
  const { faq } = staticPages.home.body;
  expect(faq.items.map(({ question }) => question)).toEqual(['How long?']);
  const { body } = staticPages['new-patients'];
  expect(body.before.items.map(({ text }) => text)).toEqual([['A paragraph of some words.'], []]);
  expect(body.special.offers).toEqual([expect.stringContaining('$49')]);
});

test('a clinic that counted nothing has no numbers', async () => {
  const nothing = { conditionsTreated: null, successRate: null, reviews: null };
  const given = siteWith('claims', { ...site.claims, ...nothing }) as typeof site;
  expect(await problems({ site: given })).toEqual([
    expect.stringMatching(/home\.yaml:\d+: body\.reviewsLink: .* rewrite it without {claims\.r/),
  ]);
  edit('pages/home.yaml', 'Read {claims.reviews} reviews', 'Read our reviews');
  const { why } = (await load({ site: given })).content.staticPages.home.body;
  expect(why.numbers).toEqual([]);
});

const info = `---
title: "Our privacy practices"
description: "How we may use your health records, and what rights you have over them."
---

We guarantee it. Read [our page](/info/privacy) or [the first article](/blog/first).
`;

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

test('pictures and records that no page and no draft uses are found', async () => {
  write('images/people/img-0007.webp', picture);
  edit('blog/second.mdx', 'order:', 'draft: true\n$&');
  edit('blog/second.mdx', /$/, '\n<Picture name="blog/desk" alt="A desk at the office" />\n');
  write('images/blog/desk.jpg', picture);
  edit('sources.yaml', /^smith-2019(:[\s\S]*)/, '$&unread$1');
  edit('plates.yaml', /conditions\/ache-2(:[\s\S]*)/, '$&blog/first$1');
  const { unused } = await load();
  expect(unused.toSorted()).toEqual([
    'images/people/img-0007.webp',
    'plates.yaml: blog/first',
    'sources.yaml: unread',
  ]);
});
