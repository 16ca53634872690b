// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { addressLine } from '../../src/lib/address.ts';
import { localTime } from '../../src/lib/openingHours.ts';
import { attribute, elements } from '../../src/lib/parsedHtml.ts';
import { entryPath } from '../../tooling/content/entries.ts';
import {
  type BuiltPage,
  builtPages,
  entries,
  fileOf,
  graphOf,
  hrefOf,
  linksIn,
  pageAt,
  plain,
  project,
  read,
  root,
  site,
  strings,
  wordsOf,
} from './site.ts';

const thingOf = (page: BuiltPage, type: string) =>
  graphOf(page).find((thing) => thing['@type'] === type);

const ofPage = ['url', 'name', 'description', 'isPartOf', 'about', 'primaryImageOfPage'];

/** Properties that schema.org or Google's search documentation requires, by type. */
const required: Record<string, readonly string[]> = {
  MedicalClinic: ['name', 'url', 'telephone', 'address'],
  Person: ['name', 'jobTitle', 'worksFor'],
  WebSite: ['name', 'url', 'publisher'],
  WebPage: ofPage,
  AboutPage: ofPage,
  ContactPage: ofPage,
  CollectionPage: ofPage,
  MedicalWebPage: ofPage,
  MedicalCondition: ['name'],
  Service: ['name', 'provider', 'areaServed'],
  BlogPosting: ['headline', 'image', 'author', 'publisher', 'mainEntityOfPage'],
  BreadcrumbList: ['itemListElement'],
};

function* references(value: unknown): Generator<string> {
  if (typeof value !== 'object' || value === null) return;
  const { '@id': id, ...others } = value as { '@id'?: string };
  if (id && Object.keys(others).length === 0) yield id;
  for (const item of Object.values(others)) yield* references(item);
}

describe.each(builtPages)('structured data of $path', (page) => {
  test('gives search engines what they require, and no rating, review or unsupported claim', () => {
    const graph = graphOf(page);
    const ids = graph.map((thing) => thing['@id'] ?? '');
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.filter((id) => !id.startsWith(root))).toEqual([]);
    for (const thing of graph) {
      const needs = required[thing['@type']];
      expect(needs, thing['@type']).toBeDefined();
      expect(needs?.filter((name) => thing[name] === undefined)).toEqual([]);
    }
    expect([...references(graph)].filter((id) => !ids.includes(id))).toEqual([]);
    expect(JSON.stringify(graph)).not.toMatch(
      /aggregateRating|possibleTreatment|"@type":"(Review|Chiropractor)"/,
    );
  });

  test('tells search engines the breadcrumbs and the date that visitors see', () => {
    const trail = thingOf(page, 'BreadcrumbList')?.['itemListElement'] as
      | { position: number; name: string; item: string }[]
      | undefined;
    const nav = page
      .all('nav')
      .find((tag) => attribute(tag, 'aria-label') === strings.layout.breadcrumbs);
    const shown =
      nav &&
      [...elements(nav)]
        .filter(({ tagName }) => tagName === 'li')
        .map((item, index) => [
          ...[index + 1, wordsOf(item)],
          linksIn(item).map((href) => `${site.origin}${href}`)[0] ?? page.meta('og:url'),
        ]);
    expect(trail?.map(({ position, name, item }) => [position, name, item])).toEqual(shown);
    const article = entries.blog.find(({ slug }) => page.path === `/blog/${slug}`);
    const post = thingOf(page, 'BlogPosting');
    expect(post !== undefined).toBe(article !== undefined);
    expect(post?.['datePublished']).toBe(article?.fields.published);
    expect(page.meta('article:published_time')).toBe(article?.fields.published);
    expect(page.meta('og:type')).toBe(article ? 'article' : 'website');
    const { author } = article?.fields ?? {};
    expect(post?.['author']).toEqual(post && { '@id': `${root}#${author ?? 'clinic'}` });
    const isEntry = Object.values(entries)
      .flat()
      .some((entry) => entryPath(entry) === page.path);
    const isReviewed = page.words.includes(plain(`${strings.article.reviewed} ${site.review?.by}`));
    expect(JSON.stringify(graphOf(page)).includes('"lastReviewed"')).toBe(isEntry && isReviewed);
  });

  test('has a title and a picture of the right size for social networks', async () => {
    const image = page.meta('og:image') ?? '';
    expect(image.startsWith(`${root}social/`)).toBe(true);
    const file = fileOf(image.slice(site.origin.length));
    const { width, height, format } = await sharp(file).metadata();
    expect([width, height, format]).toEqual([1200, 630, 'jpeg']);
    expect(readFileSync(file).length).toBeLessThan(300_000);
    expect(page.meta('og:image:width')).toBe('1200');
    expect(page.meta('og:image:alt')).toBeTruthy();
    const title = page.meta('og:title');
    expect(wordsOf(page.all('title')[0])).toBe(`${title} | ${site.shortName}`);
    expect(page.meta('og:description')).toBe(page.meta('description'));
    const pageThing = graphOf(page).find((thing) => thing['@id'] === `${page.meta('og:url')}#page`);
    expect(pageThing).toHaveProperty('name', title);
    expect(page.meta('twitter:card')).toBe('summary_large_image');
  });
});

/** Parses an XML file, and gets the elements of a name and the texts in them; a faulty file has none. */
const elementsOf = (file: string, name: string) => [
  ...new DOMParser().parseFromString(read(file), 'application/xml').querySelectorAll(name),
];
const textIn = (parent: Element, name: string) => parent.querySelector(name)?.textContent;

test('the sitemap lists the canonical address of each page with its image', () => {
  const listed = elementsOf('sitemap.xml', 'loc').map(({ textContent }) => textContent);
  const expected = builtPages.flatMap(({ meta }) => [meta('og:url'), meta('og:image')]);
  expect(listed.toSorted()).toEqual(expected.toSorted());
  const dated = elementsOf('sitemap.xml', 'url').map((url) => [
    textIn(url, 'loc'),
    textIn(url, 'lastmod'),
  ]);
  expect(dated).toEqual(
    project.pages.map(({ path, published }) => [root + path.slice(1), published]),
  );
  const robots = read('robots.txt');
  expect(robots).toContain(`Sitemap: ${root}sitemap.xml`);
  expect(robots).not.toContain('Disallow');
});

test('feed readers get the listed articles, newest first and undated ones last', () => {
  const items = elementsOf('feed.xml', 'item').map((item) => {
    const date = textIn(item, 'pubDate');
    const day = date && localTime(site.timeZone, new Date(date)).date;
    const [title, words, link] = ['title', 'description', 'link'].map((name) => textIn(item, name));
    return { title, words, link, day };
  });
  const listed = entries.blog.filter(({ fields }) => fields.listed !== false);
  const expected = listed.map(({ slug, fields }) => ({
    title: fields.title,
    words: fields.excerpt,
    link: `${root}blog/${slug}`,
    day: fields.published,
  }));
  expect(items).toHaveLength(expected.length);
  expect(items).toEqual(expect.arrayContaining(expected));
  const days = items.map(({ day = '' }) => day);
  expect(days).toEqual(days.toSorted().reverse());
  expect(pageAt('/').links('alternate')).toEqual([hrefOf('/feed.xml')]);
});

test('address books can import the contact card', () => {
  const lines = read('clinic.vcf').split('\r\n');
  // The text values that the card holds, with their escape sequences resolved.
  const values = (name: string) =>
    lines
      .filter((line) => line.startsWith(name))
      .map((line) => line.slice(line.indexOf(':') + 1).replace(/\\([\\;,])/g, '$1'));
  expect([lines[0], ...lines.slice(-2)]).toEqual(['BEGIN:VCARD', 'END:VCARD', '']);
  for (const name of ['FN:', 'ORG:']) expect(values(name)).toEqual([site.clinicName]);
  expect(lines).toContain('X-ABShowAs:COMPANY');
  const { phones, morePhones, fax, textNumber, email } = site;
  expect(values('TEL;')).toEqual([
    ...[phones.scheduling, phones.insurance],
    ...morePhones.map(({ number }) => number),
    ...(fax ? [fax] : []),
    ...(textNumber ? [textNumber] : []),
  ]);
  expect(values('EMAIL;')).toEqual(email ? [email] : []);
  const { street, suite, city, state, postalCode, geo } = site.address;
  expect(values('GEO:')).toEqual([`${geo.latitude};${geo.longitude}`]);
  expect(values('ADR;')).toEqual([`;${suite ?? ''};${street};${city};${state};${postalCode};USA`]);
  expect(values('X-SOCIALPROFILE;')).toEqual(site.social.map(({ url }) => url));
});

test('llms.txt lists every page once, and the address of the clinic', () => {
  const text = read('llms.txt');
  for (const { meta } of builtPages) expect(text.split(`(${meta('og:url')})`)).toHaveLength(2);
  expect(text).toContain(addressLine(site.address));
});

test('security.txt names the contact and the day until which it is valid', () => {
  const text = read('.well-known/security.txt');
  expect(text).toContain(`Contact: ${site.security.contact}\n`);
  const expires = /^Expires: (.*)$/m.exec(text)?.[1] ?? '';
  expect(new Date(expires).toISOString()).toBe(expires);
  const lastMinute = new Date(Date.parse(expires) - 1);
  expect(localTime(site.timeZone, lastMinute)).toEqual({
    date: site.security.expires,
    time: '23:59',
  });
});

test.each(['react-dom', '@tanstack/react-router', '@fontsource-variable/figtree', 'lucide'])(
  'the license of %s is published with the site',
  (name) => {
    const license = new RegExp(`^## ${name}.*\\s[^]{200}`, 'm');
    expect(read('third-party-licenses.txt')).toMatch(license);
  },
);
