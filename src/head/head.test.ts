// @vitest-environment node
import { expect, test, vi } from 'vitest';
import { basePath, origin, page, shortName } from '../../tests/fixtures/site.ts';
import { pageHead, rootHead } from './head.ts';

vi.mock('~/generated/site.ts', () => import('../../tests/fixtures/site.ts'));

const root = `${origin}${basePath}`;

function meta(of: Parameters<typeof pageHead>[0], name: string) {
  const tags = pageHead(of).meta as readonly Record<string, unknown>[];
  return tags.find((tag) => tag['name'] === name || tag['property'] === name)?.['content'];
}

test('a page has title, description, keywords and one canonical address', () => {
  const { meta: tags, links } = pageHead(page);
  expect(tags[0]).toEqual({ title: `Conditions and signs | ${shortName}` });
  expect(meta(page, 'description')).toBe(page.description);
  expect(meta(page, 'keywords')).toBe('one, two');
  expect(links).toEqual([{ rel: 'canonical', href: `${root}services/conditions` }]);
  expect(meta(page, 'og:url')).toBe(`${root}services/conditions`);
});

test('the home page is the root of the site, with its slash', () => {
  expect(meta({ ...page, path: '/' }, 'og:url')).toBe(root);
});

test('each page has its own social image, with its size', () => {
  expect(meta(page, 'og:image')).toBe(`${root}social/services/conditions.jpg`);
  expect(meta({ ...page, path: '/' }, 'og:image')).toBe(`${root}social/home.jpg`);
  expect(meta(page, 'og:image:width')).toBe('1200');
  expect(meta(page, 'og:image:alt')).toBe(page.title);
});

test('an article says so, and its date where it has one', () => {
  const article = { ...page, kind: 'article' } as const;
  expect(meta(article, 'og:type')).toBe('article');
  expect(JSON.stringify(pageHead(article))).not.toContain('published_time');
  const dated = { ...article, published: '2025-09-22' };
  expect(meta(dated, 'article:published_time')).toBe('2025-09-22');
});

test('search engines list every page but the one for unknown addresses', () => {
  expect(rootHead().meta).toContainEqual({ name: 'robots', content: 'noindex' });
  expect(meta(page, 'robots')).toBe('max-image-preview:large');
});

test('icons, feed and manifest lie below the base path', () => {
  const own = rootHead().links.filter(({ rel }) => !['preload', 'stylesheet'].includes(rel));
  expect(own).toHaveLength(4);
  for (const { href } of own) expect(href.startsWith(basePath), href).toBe(true);
});
