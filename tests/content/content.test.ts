import { expect, test } from 'vitest';
import { filmFiles } from '../../src/schemas/people.ts';
import type { Site } from '../../src/schemas/site.ts';
import { entryData, listsOf, signsOn } from '../../tooling/content/pageData.ts';
import { readProject } from '../../tooling/content/project.ts';
import config from '../fixtures/secondOwner/config.ts';
import { directory, edit, load, picture, problems, site, siteWith, write } from './fixture.ts';

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

test('a page shows the signs of its care without naming them', async () => {
  edit('care.yaml', '  source', '  signs: [weak-legs]\n$&');
  edit('conditions/ache.mdx', 'signs: [numb-seat, weak-legs, fever]', 'signs: [numb-seat, fever]');
  const { content } = await load();
  const [ache] = content.entries.conditions;
  expect(ache && signsOn(ache, content.registries)).toEqual(['weak-legs', 'numb-seat', 'fever']);
});

test('a service that is no chiropractic care needs no emergency box, signs, conditions and prices of visits', async () => {
  edit('services/care.mdx', /^accordion: .*\nconditions: .*\n/m, 'prices: false\n');
  edit('services/care.mdx', /signs: .*/, 'signs: []');
  edit('services/care.mdx', / *emergency: .*\n/, '');
  const [care] = (await load()).content.entries.services;
  expect(care?.fields).toMatchObject({ health: { care: [], signs: [] }, prices: false });
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

test('an article may have pictures and films, with facts in their words', async () => {
  edit(
    'blog/first.mdx',
    /$/,
    `\n<Picture name="blog/first" alt="Words" caption="{clinic.name}'s own" />\n\n<Film name="walk" title="A walk" />\n`,
  );
  for (const file of Object.values(filmFiles('walk'))) write(file, '');
  write('images/films/walk.jpg', picture);
  const { content } = await load();
  expect(content.entries.blog[1]?.body.code).toContain('Test Clinic’s own');
});

const info = `---
title: "Our privacy practices"
description: "How we may use your health records, and what rights you have over them."
---

We guarantee it. Read [our page](/info/privacy) or [the first article](/blog/first).
`;

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

test('records that no page and no draft uses are found, but not what a draft shows', async () => {
  edit('blog/second.mdx', 'order:', 'draft: true\n$&');
  edit('blog/second.mdx', /$/, '\n<Picture name="blog/desk" alt="A desk at the office" />\n');
  write('images/blog/desk.jpg', picture);
  edit('sources.yaml', /^smith-2019(:[\s\S]*)/, '$&unread$1');
  edit('plates.yaml', /conditions\/ache-2(:[\s\S]*)/, '$&blog/first$1');
  expect((await load()).unused).toEqual(['sources.yaml: unread', 'plates.yaml: blog/first']);
});
