import { basePath, origin } from 'virtual:site';
import { expect, test } from 'vitest';
import { absoluteUrl, pageHead } from './head.ts';

const page = {
  title: 'About',
  description: 'What the page is about.',
  keywords: ['one', 'two'],
  path: '/about',
};

const meta = (head: ReturnType<typeof pageHead>, name: string) =>
  head.meta.flatMap((tag) => {
    const { name: byName, property, content } = tag as Record<string, string>;
    return byName === name || property === name ? [content] : [];
  });

test('a page has title, description, keywords and one canonical address', () => {
  const head = pageHead(page);
  expect(head.meta[0]).toEqual({ title: expect.stringMatching(/^About \| .+/) });
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
  expect(meta(head, 'og:image')).toEqual([`${origin}${basePath}social/about.png`]);
  expect(meta(head, 'og:image:width').map(String)).toEqual(['1200']);
  expect(meta(head, 'og:image:alt')).toEqual([page.title]);
});

test('a page with a date is an article', () => {
  const head = pageHead({ ...page, published: '2025-09-22' });
  expect(meta(head, 'og:type')).toEqual(['article']);
  expect(meta(head, 'article:published_time')).toEqual(['2025-09-22']);
});
