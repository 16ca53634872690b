import { expect, test, vi } from 'vitest';
import { fromSource } from '../../tests/fixtures/fromSource.ts';
import { keepWhole as inlined } from './keepWhole.ts';

const keepWhole = fromSource(inlined);

test.each([
  ['navigate', '', false],
  ['navigate', '#risks', true],
  ['reload', '', true],
  ['back_forward', '', true],
])('after %s to "%s" the whole page is laid out: %s', (type, hash, isWhole) => {
  location.hash = hash;
  performance.getEntriesByType = vi.fn(() => [{ type } as PerformanceNavigationTiming]);
  keepWhole();
  expect(document.documentElement.hasAttribute('data-whole')).toBe(isWhole);
});
