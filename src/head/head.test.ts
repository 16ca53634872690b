// @vitest-environment node
import { expect, test, vi } from 'vitest';
import { page } from '../../tests/fixtures/page.ts';
import { site } from '../../tests/fixtures/secondOwner/site.ts';
import { headData, pageHead, rootHead } from './head.ts';

const hasStructuredData = () =>
  pageHead(page).meta.some((tag) => Object.hasOwn(tag, 'script:ld+json'));

test('structured data is in documents, but browsers get no code for it', () => {
  expect(hasStructuredData()).toBe(true);
  vi.stubEnv('SSR', false);
  expect(hasStructuredData()).toBe(false);
  vi.unstubAllEnvs();
});

test('every title ends with the clinic’s name, that of the page for missing addresses too', () => {
  for (const { meta } of [rootHead(), pageHead(page), pageHead(undefined)])
    expect(meta).toContainEqual({ title: expect.stringMatching(/. \| ./) });
});

test('loader data leaves out pictures, which would only enlarge documents', () => {
  const { hero: _hero, picture, ...data } = page;
  expect(headData({ ...page, portrait: picture })).toEqual(data);
});

test('what a page is and what it is about is in its head', () => {
  const dated = { ...page, kind: 'article', published: '2025-09-22' } as const;
  const { meta, links } = pageHead(dated);
  expect(meta).toEqual(
    expect.arrayContaining([
      { name: 'keywords', content: 'one, two' },
      { property: 'og:type', content: 'article' },
      { property: 'article:published_time', content: '2025-09-22' },
    ]),
  );
  expect(pageHead(page).meta).toContainEqual({ property: 'og:type', content: 'website' });
  expect(links).toEqual([
    { rel: 'canonical', href: `${site.origin}${site.basePath}services/conditions` },
  ]);
});

test('fonts are preloaded, phone numbers are links only where the site makes them so, and icons and feed are below the base path', () => {
  const { meta, links } = rootHead();
  expect(links.filter(({ rel }) => rel === 'preload')).toMatchObject([
    { as: 'font' },
    { as: 'font' },
  ]);
  expect(meta).toContainEqual({ name: 'format-detection', content: 'telephone=no' });
  for (const [rel, file] of Object.entries({
    icon: 'icon.svg',
    'apple-touch-icon': 'apple-touch-icon.png',
    alternate: 'feed.xml',
    manifest: 'manifest.webmanifest',
  }))
    expect(links).toContainEqual(expect.objectContaining({ rel, href: `${site.basePath}${file}` }));
});
