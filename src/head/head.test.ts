// @vitest-environment node
import { expect, test } from 'vitest';
import { page } from '../../tests/fixtures/page.ts';
import { headData } from './head.ts';

test('loader data leaves out pictures, which would only enlarge documents', () => {
  const { hero: _hero, picture, ...data } = page;
  expect(headData({ ...page, portrait: picture })).toEqual(data);
});
