import { beforeEach, expect, test, vi } from 'vitest';
import { fromSource } from '../../tests/fixtures/fromSource.ts';
import { disableLazyLayout as inlined } from './disableLazyLayout.ts';

const disableLazyLayout = fromSource(inlined);

beforeEach(() => document.documentElement.removeAttribute('data-eager-layout'));

test.each([
  ['navigate', '', false],
  ['navigate', '#risks', true],
  ['reload', '', true],
  ['back_forward', '', true],
])('after %s to "%s", lazy layout is off: %s', (type, hash, isOff) => {
  location.hash = hash;
  performance.getEntriesByType = vi.fn(() => [{ type } as PerformanceNavigationTiming]);
  disableLazyLayout();
  expect(document.documentElement.hasAttribute('data-eager-layout')).toBe(isOff);
});

test('lazy layout is off as soon as a key is pressed, because Tab may scroll anywhere', () => {
  location.hash = '';
  performance.getEntriesByType = vi.fn(() => [{ type: 'navigate' } as PerformanceNavigationTiming]);
  disableLazyLayout();
  dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab' }));
  expect(document.documentElement.hasAttribute('data-eager-layout')).toBe(true);
});
