import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import ICAL from 'ical.js';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { addressLine } from '../../src/lib/address.ts';
import { attribute, type BuiltPage, builtPages, content, directory, site, textOf } from './site.ts';

const root = `${site.origin}${site.basePath}`;

type Thing = Record<string, unknown> & { '@type': string; '@id'?: string };

const graphOf = (page: BuiltPage): Thing[] => {
  const scripts = page
    .all('script')
    .filter((script) => attribute(script, 'type') === 'application/ld+json');
  expect(scripts).toHaveLength(1);
  const { '@context': context, '@graph': graph } = JSON.parse(textOf(scripts[0] as never));
  expect(context).toBe('https://schema.org');
  return graph;
};

/** Properties that schema.org or Google's documentation of search features asks for, by type. */
const required: Record<string, readonly string[]> = {
  MedicalBusiness: ['@id', 'name', 'url', 'telephone', 'address'],
  Person: ['@id', 'name'],
  WebSite: ['@id', 'name', 'url', 'publisher'],
  WebPage: ['@id', 'url', 'name', 'description', 'isPartOf'],
  AboutPage: ['@id', 'url', 'name', 'description', 'isPartOf'],
  ContactPage: ['@id', 'url', 'name', 'description', 'isPartOf'],
  CollectionPage: ['@id', 'url', 'name', 'description', 'isPartOf'],
  MedicalWebPage: ['@id', 'url', 'name', 'description', 'isPartOf', 'about'],
  Service: ['@id', 'name', 'provider'],
  BlogPosting: ['@id', 'headline', 'image', 'author', 'publisher', 'mainEntityOfPage'],
  BreadcrumbList: ['@id', 'itemListElement'],
};

function* references(value: unknown): Generator<string> {
  if (Array.isArray(value)) for (const item of value) yield* references(item);
  else if (typeof value === 'object' && value !== null) {
    const keys = Object.keys(value);
    if (keys.length === 1 && keys[0] === '@id') yield (value as { '@id': string })['@id'];
    else for (const item of Object.values(value)) yield* references(item);
  }
}

describe.each(builtPages)('structured data of $path', (page) => {
  test('is complete, connected and claims nothing that it must not', () => {
    const graph = graphOf(page);
    const ids = graph.map((thing) => thing['@id']);
    expect(new Set(ids).size).toBe(ids.length);
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
    const graph = graphOf(page);
    const trail = graph.find((thing) => thing['@type'] === 'BreadcrumbList');
    const named = (trail?.['itemListElement'] as { name: string; item: string }[] | undefined)?.map(
      ({ name, item }) => [name, item],
    );
    const nav = page
      .all('nav')
      .find((element) => attribute(element, 'aria-label') === 'Breadcrumbs');
    const shown = nav
      ? page
          .all('li')
          .filter((item) => isIn(item, nav))
          .map((item) => [textOf(item).trim(), addressIn(item) ?? page.meta('og:url')])
      : undefined;
    expect(named).toEqual(shown);
    const entry = content.blog.find(({ slug }) => page.path === `/blog/${slug}`);
    const post = graph.find((thing) => thing['@type'] === 'BlogPosting');
    expect(post !== undefined).toBe(entry !== undefined);
    expect(post?.['datePublished']).toBe(entry?.data.published);
  });

  test('and the social tags name an image of the right size', async () => {
    const image = page.meta('og:image') ?? '';
    expect(image.startsWith(`${root}social/`)).toBe(true);
    const file = join(directory, image.slice(root.length));
    expect(existsSync(file)).toBe(true);
    const { width, height, format } = await sharp(file).metadata();
    expect([width, height, format]).toEqual([1200, 630, 'jpeg']);
    expect(readFileSync(file).length).toBeLessThan(300_000);
    expect(page.meta('og:image:width')).toBe('1200');
    expect(page.meta('og:image:alt')).toBeTruthy();
    expect(page.meta('og:title')).toBeTruthy();
    expect(page.meta('og:url')).toBe(
      attribute(
        page.all('link').find((link) => attribute(link, 'rel') === 'canonical') as never,
        'href',
      ),
    );
    expect(page.meta('twitter:card')).toBe('summary_large_image');
  });
});

/** Absolute address of the link in an item of the breadcrumbs. */
function addressIn(item: { childNodes: unknown[] }) {
  const link = item.childNodes.find((node) => (node as { tagName?: string }).tagName === 'a');
  const href = link && attribute(link as never, 'href');
  return href === site.basePath ? root : href && `${site.origin}${href}`;
}

function isIn(element: unknown, ancestor: unknown): boolean {
  const parent = (element as { parentNode?: unknown }).parentNode;
  return parent !== undefined && parent !== null && (parent === ancestor || isIn(parent, ancestor));
}

test('the clinic opens twice a day from Monday to Thursday, once on Friday', () => {
  const clinic = graphOf(builtPages.find(({ path }) => path === '/') as BuiltPage).find(
    (thing) => thing['@type'] === 'MedicalBusiness',
  );
  for (const name of ['geo', 'hasMap', 'sameAs', 'image', 'isAcceptingNewPatients']) {
    expect(clinic?.[name], name).toBeDefined();
  }
  expect(clinic?.['openingHoursSpecification']).toHaveLength(9);
});

test('social images are unlike each other', () => {
  const images = builtPages.map(({ meta }) =>
    readFileSync(join(directory, (meta('og:image') ?? '').slice(root.length))).toString('base64'),
  );
  expect(new Set(images).size).toBe(builtPages.length);
});

const read = (file: string) => readFileSync(join(directory, file), 'utf8');
const xml = new XMLParser({ ignoreAttributes: false });

test('the sitemap lists the canonical addresses, each with its image', () => {
  const text = read('sitemap.xml');
  expect(XMLValidator.validate(text)).toBe(true);
  const urls = xml.parse(text).urlset.url as { loc: string; lastmod?: string }[];
  const canonical = builtPages.map(({ meta }) => meta('og:url'));
  expect(urls.map(({ loc }) => loc).sort()).toEqual(canonical.toSorted());
  for (const { lastmod } of urls) if (lastmod) expect(lastmod).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  expect(read('robots.txt')).toContain(`Sitemap: ${root}sitemap.xml`);
});

test('the feed is valid and holds the listed articles, with dates where known', () => {
  const text = read('feed.xml');
  expect(XMLValidator.validate(text)).toBe(true);
  const { item } = xml.parse(text).rss.channel as {
    item: { title: string; link: string; pubDate?: string; description: string }[];
  };
  expect(item.map(({ link }) => link)).toEqual(
    content.blog
      .filter(({ data }) => data.listed !== false)
      .map(({ slug }) => `${root}blog/${slug}`),
  );
  const dated = item.filter(({ pubDate }) => pubDate);
  expect(dated).toHaveLength(content.blog.filter(({ data }) => data.published).length);
  for (const { pubDate } of dated) expect(Number.isNaN(Date.parse(pubDate ?? ''))).toBe(false);
  expect(builtPages[0]?.html).toContain('type="application/rss+xml"');
});

test('the contact card can be read by an address book', () => {
  const card = new ICAL.Component(ICAL.parse(read('clinic.vcf')) as unknown as [string, [], []]);
  expect(card.getFirstPropertyValue('fn')).toBe(site.clinicName);
  expect(card.getAllProperties('tel').map((tel) => tel.getFirstValue())).toEqual([
    site.phones.scheduling,
    site.phones.insurance,
  ]);
  expect(String(card.getFirstPropertyValue('adr'))).toContain(site.address.street);
});

test('llms.txt names every page once, and where the clinic is', () => {
  const text = read('llms.txt');
  for (const { meta } of builtPages) expect(text.split(`(${meta('og:url')})`)).toHaveLength(2);
  expect(text).toContain(addressLine(site.address));
});

test('security.txt says whom to tell, until when', () => {
  const text = read('.well-known/security.txt');
  expect(text).toContain(`Contact: ${site.security.contact}\n`);
  const expires = /^Expires: (.*)$/m.exec(text)?.[1] ?? '';
  expect(new Date(expires).toISOString()).toBe(expires);
});

test('the licenses of what is published are published with it', () => {
  const text = read('third-party-licenses.txt');
  for (const name of [
    'react-dom',
    '@tanstack/react-router',
    '@fontsource-variable/figtree',
    'lucide',
  ])
    expect(text).toMatch(new RegExp(`^## ${name}.*\\s[^]{200}`, 'm'));
});

test('the manifest names icons that are there', async () => {
  const { icons, name } = JSON.parse(read('manifest.webmanifest')) as {
    name: string;
    icons: { src: string; sizes: string }[];
  };
  expect(name).toBe(site.clinicName);
  for (const { src, sizes } of icons) {
    const { width } = await sharp(join(directory, src.slice(site.basePath.length))).metadata();
    expect(`${width}x${width}`).toBe(sizes);
  }
});
