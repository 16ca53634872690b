import { basePath, origin } from 'virtual:site';
import { expect, test } from 'vitest';
import type { Page } from '~/content/page.ts';
import { absoluteUrl, pageHead } from './head.ts';

const page: Page = {
  kind: 'AboutPage',
  path: '/about',
  name: 'About',
  title: 'About',
  heading: 'Who we are',
  description: 'What the page is about.',
  keywords: ['one', 'two'],
  trail: [],
  look: { text: 'black', overlay: true, focus: [70, 40] },
  picture: { sources: {}, img: { src: '/about.jpg', w: 16, h: 9 } },
};

const meta = (head: ReturnType<typeof pageHead>, name: string) =>
  head.meta?.flatMap(({ name: byName, property, content }) =>
    byName === name || property === name ? [content] : [],
  );

test('a page has title, description, keywords and one canonical address', () => {
  const head = pageHead(page);
  expect(head.meta?.[0]).toEqual({ title: expect.stringMatching(/^About \| .+/) });
  expect(meta(head, 'description')).toEqual([page.description]);
  expect(meta(head, 'keywords')).toEqual(['one, two']);
  expect(head.links).toEqual([{ rel: 'canonical', href: `${origin}${basePath}about` }]);
  expect(meta(head, 'og:url')).toEqual([`${origin}${basePath}about`]);
});

test('the home page keeps its slash, others have none at the end', () => {
  expect(absoluteUrl('/')).toBe(`${origin}/`);
  expect(absoluteUrl('/services/conditions')).toBe(`${origin}/services/conditions`);
});

test('each page has a social image of its own, with its size', () => {
  const head = pageHead(page);
  expect(meta(head, 'og:image')).toEqual([`${origin}${basePath}social/about.jpg`]);
  expect(meta(head, 'og:image:width')?.map(String)).toEqual(['1200']);
  expect(meta(head, 'og:image:alt')).toEqual([page.title]);
});

test('an article says so, and its date where it has one', () => {
  const article: Page = { ...page, kind: 'article', slug: 'family-wellness', byDoctor: false };
  expect(meta(pageHead(article), 'article:published_time')).toEqual([]);
  const head = pageHead({ ...article, published: '2025-09-22' });
  expect(meta(head, 'og:type')).toEqual(['article']);
  expect(meta(head, 'article:published_time')).toEqual(['2025-09-22']);
});
