// @vitest-environment node
import { expect, test, vi } from 'vitest';
import { page } from '../../tests/fixtures/page.ts';
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
