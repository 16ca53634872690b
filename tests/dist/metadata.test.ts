import { existsSync, readFileSync } from 'node:fs';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import ICAL from 'ical.js';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { addressLine } from '../../src/lib/address.ts';
import { attribute, elements, textOf } from '../../src/lib/parsedHtml.ts';
import {
  type BuiltPage,
  builtPages,
  entries,
  fileOf,
  hrefOf,
  linksIn,
  pageAt,
  read,
  root,
  site,
  wordsOf,
} from './site.ts';

type Thing = Record<string, unknown> & { '@type': string; '@id'?: string };

function graphOf({ all }: BuiltPage): Thing[] {
  const [script, ...others] = all('script').filter(
    (tag) => attribute(tag, 'type') === 'application/ld+json',
  );
  expect(others).toEqual([]);
  expect(script?.parentNode).toBe(all('head')[0]);
  const { '@context': context, '@graph': graph } = JSON.parse(script ? textOf(script) : '{}');
  expect(context).toBe('https://schema.org');
  return graph;
}

const thingOf = (page: BuiltPage, type: string) =>
  graphOf(page).find((thing) => thing['@type'] === type);

const ofPage = ['@id', 'url', 'name', 'description', 'isPartOf'];

/** Properties that schema.org or Google's search documentation requires, by type. */
const required: Record<string, readonly string[]> = {
  MedicalClinic: ['@id', 'name', 'url', 'telephone', 'address'],
  Person: ['@id', 'name'],
  WebSite: ['@id', 'name', 'url', 'publisher'],
  WebPage: ofPage,
  AboutPage: ofPage,
  ContactPage: ofPage,
  CollectionPage: ofPage,
  MedicalWebPage: [...ofPage, 'about'],
  MedicalCondition: ['@id', 'name'],
  Service: ['@id', 'name', 'provider'],
  BlogPosting: ['@id', 'headline', 'image', 'author', 'publisher', 'mainEntityOfPage'],
  BreadcrumbList: ['@id', 'itemListElement'],
};

function* references(value: unknown): Generator<string> {
  if (typeof value !== 'object' || value === null) return;
  const { '@id': id, ...others } = value as { '@id'?: string };
  if (id && Object.keys(others).length === 0) yield id;
  for (const item of Object.values(others)) yield* references(item);
}

describe.each(builtPages)('structured data of $path', (page) => {
  test('is complete and connected, and makes no claim that is not allowed', () => {
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

  test('says what the page shows', () => {
    const trail = thingOf(page, 'BreadcrumbList')?.['itemListElement'] as
      | { name: string; item: string }[]
      | undefined;
    const nav = page.all('nav').find((tag) => attribute(tag, 'aria-label') === 'Breadcrumbs');
    const shown =
      nav &&
      [...elements(nav)]
        .filter(({ tagName }) => tagName === 'li')
        .map((item) => [
          wordsOf(item),
          linksIn(item).map((href) => `${site.origin}${href}`)[0] ?? page.meta('og:url'),
        ]);
    expect(trail?.map(({ name, item }) => [name, item])).toEqual(shown);
    const article = entries.blog.find(({ slug }) => page.path === `/blog/${slug}`);
    const post = thingOf(page, 'BlogPosting');
    expect(post !== undefined).toBe(article !== undefined);
    expect(post?.['datePublished']).toBe(article?.fields.published);
  });

  test('comes with social tags and an image of the right size', async () => {
    const image = page.meta('og:image') ?? '';
    expect(image.startsWith(`${root}social/`)).toBe(true);
    const file = fileOf(image.slice(site.origin.length));
    const { width, height, format } = await sharp(file).metadata();
    expect([width, height, format]).toEqual([1200, 630, 'jpeg']);
    expect(readFileSync(file).length).toBeLessThan(300_000);
    expect(page.meta('og:image:width')).toBe('1200');
    expect(page.meta('og:image:alt')).toBeTruthy();
    expect(page.meta('og:title')).toBeTruthy();
    expect(page.links('canonical')).toEqual([page.meta('og:url')]);
    expect(page.meta('twitter:card')).toBe('summary_large_image');
  });
});

test('no two pages share a social image', () => {
  const images = builtPages.map(({ meta }) =>
    readFileSync(fileOf((meta('og:image') ?? '').slice(site.origin.length))).toString('base64'),
  );
  expect(new Set(images).size).toBe(builtPages.length);
});

const isArray = (name: string) => ['item', 'url'].includes(name);
const xml = new XMLParser({ ignoreAttributes: false, isArray });

test('the sitemap lists the canonical addresses, each with its image', () => {
  const text = read('sitemap.xml');
  expect(XMLValidator.validate(text)).toBe(true);
  const urls = xml.parse(text).urlset.url as {
    loc: string;
    lastmod?: string;
    'image:image': { 'image:loc': string };
  }[];
  const listed = urls.map((url) => [url.loc, url['image:image']['image:loc']].join());
  const canonical = builtPages.map(({ meta }) => [meta('og:url'), meta('og:image')].join());
  expect(listed.sort()).toEqual(canonical.sort());
  for (const { lastmod } of urls) if (lastmod) expect(lastmod).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  expect(read('robots.txt')).toContain(`Sitemap: ${root}sitemap.xml`);
});

test('the feed is valid and lists the articles, newest first and undated ones last', () => {
  const text = read('feed.xml');
  expect(XMLValidator.validate(text)).toBe(true);
  const { item } = xml.parse(text).rss.channel as { item: { link: string; pubDate?: string }[] };
  const listed = entries.blog.filter(({ fields }) => fields.listed !== false);
  const day = (date = '') => date && new Date(date).toISOString().slice(0, 10);
  const dated = (link: string, date?: string) => [link, day(date)].join();
  expect(item.map(({ link, pubDate }) => dated(link, pubDate)).sort()).toEqual(
    listed.map(({ slug, fields }) => dated(`${root}blog/${slug}`, fields.published)).sort(),
  );
  const days = item.map(({ pubDate }) => day(pubDate));
  expect(days).toEqual(days.toSorted().reverse());
  expect(pageAt('/').links('alternate')).toEqual([hrefOf('/feed.xml')]);
});

test('the contact card can be read by an address book', () => {
  for (const line of read('clinic.vcf').split('\r\n'))
    expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  const card = new ICAL.Component(ICAL.parse(read('clinic.vcf')) as unknown as [string, [], []]);
  expect(card.getFirstPropertyValue('fn')).toBe(site.clinicName);
  expect(card.getAllProperties('tel').map((tel) => tel.getFirstValue())).toEqual([
    site.phones.scheduling,
    site.phones.insurance,
  ]);
  expect(String(card.getFirstPropertyValue('adr'))).toContain(site.address.street);
  const profiles = card.getAllProperties('x-socialprofile').map((item) => item.getFirstValue());
  expect(profiles).toEqual(site.social.map(({ url }) => url));
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
});

test('the licenses of all published code, fonts and icons are published too', () => {
  const text = read('third-party-licenses.txt');
  for (const name of [
    'react-dom',
    '@tanstack/react-router',
    '@fontsource-variable/figtree',
    'lucide',
  ])
    expect(text).toMatch(new RegExp(`^## ${name}.*\\s[^]{200}`, 'm'));
});

test('the icons of the manifest exist in their sizes', async () => {
  const { icons, name } = JSON.parse(read('manifest.webmanifest')) as {
    name: string;
    icons: { src: string; sizes: string }[];
  };
  expect(name).toBe(site.clinicName);
  expect(icons.length).toBeGreaterThan(0);
  for (const { src, sizes } of icons) {
    expect(existsSync(fileOf(src)), src).toBe(true);
    const { width } = await sharp(fileOf(src)).metadata();
    expect(`${width}x${width}`).toBe(sizes);
  }
});
