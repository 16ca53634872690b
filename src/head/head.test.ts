// @vitest-environment node
import { expect, test, vi } from 'vitest';
import notFound from '~/generated/strings/not-found.ts';
import unexpectedError from '~/generated/strings/unexpected-error.ts';
import { basePath, origin, page, shortName, site } from '../../tests/fixtures/site.ts';
import { headData, pageHead, rootHead } from './head.ts';
import { pageGraph } from './structuredData.ts';

vi.mock('~/generated/site.ts', () => import('../../tests/fixtures/site.ts'));

const root = `${origin}${basePath}`;
const url = `${root}services/conditions`;

const named = (content: Readonly<Record<string, string>>) =>
  Object.entries(content).map(([name, value]) => ({ name, content: value }));
const properties = (content: Readonly<Record<string, string>>) =>
  Object.entries(content).map(([property, value]) => ({ property, content: value }));

const openGraph = {
  'og:type': 'website',
  'og:title': page.title,
  'og:description': page.description,
  'og:url': url,
  'og:site_name': site.clinicName,
  'og:locale': 'en_US',
  'og:image': `${root}social/services/conditions.jpg`,
  'og:image:width': '1200',
  'og:image:height': '630',
  'og:image:alt': page.title,
};

test('a page has its tags, its structured data and one canonical address', () => {
  expect(pageHead(page)).toEqual({
    meta: [
      { title: `Conditions and signs | ${shortName}` },
      ...named({
        description: page.description,
        keywords: 'one, two',
        robots: 'max-image-preview:large',
        'twitter:card': 'summary_large_image',
      }),
      ...properties(openGraph),
      { 'script:ld+json': pageGraph(page) },
    ],
    links: [{ rel: 'canonical', href: url }],
  });
});

test('browsers get no code for structured data', () => {
  vi.stubEnv('SSR', false);
  expect(pageHead(page).meta).toHaveLength(5 + Object.keys(openGraph).length);
  vi.unstubAllEnvs();
});

test('the home page is the root of the site, with its slash', () => {
  expect(pageHead({ ...page, path: '/' }).meta).toEqual(
    expect.arrayContaining(properties({ 'og:url': root, 'og:image': `${root}social/home.jpg` })),
  );
});

test('an article says so, and its date if it has one', () => {
  const article = { ...page, kind: 'article', published: '2025-09-22' } as const;
  const date = { 'article:published_time': '2025-09-22' };
  expect(pageHead(article).meta).toEqual(
    expect.arrayContaining(properties({ 'og:type': 'article', ...date })),
  );
  expect(JSON.stringify(pageHead({ ...page, kind: 'article' }))).not.toContain('published_time');
});

test('a page whose code could not be loaded has the title of the error page', () => {
  expect(pageHead(undefined)).toEqual({
    meta: [{ title: `${unexpectedError.title} | ${shortName}` }],
  });
});

test('the data of a page leaves out its pictures', () => {
  const { hero: _hero, picture, ...data } = page;
  expect(headData({ ...page, portrait: picture })).toEqual(data);
});

test('every document has an encoding, a viewport, icons and the title of the not-found page', () => {
  const { meta, links } = rootHead();
  expect(meta).toEqual([
    { charSet: 'utf-8' },
    ...named({
      viewport: 'width=device-width, initial-scale=1',
      'theme-color': '#123456',
      'format-detection': 'telephone=no',
    }),
    { title: notFound.title },
    ...named({ description: notFound.description, robots: 'noindex' }),
  ]);
  const font = { rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' };
  expect(links).toEqual([
    { ...font, href: expect.stringContaining('figtree') },
    { ...font, href: expect.stringContaining('bricolage') },
    { rel: 'stylesheet', href: expect.any(String) },
    { rel: 'icon', type: 'image/svg+xml', href: `${basePath}icon.svg` },
    { rel: 'apple-touch-icon', href: `${basePath}apple-touch-icon.png` },
    { rel: 'alternate', type: 'application/rss+xml', href: `${basePath}feed.xml` },
    { rel: 'manifest', href: `${basePath}manifest.webmanifest` },
  ]);
});
