import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fromSource } from '../../tests/fixtures/fromSource.ts';
import { hideExpired as inlined } from './hideExpired.ts';

const hideExpired = fromSource(inlined);

const from = Date.parse('2026-11-25T14:00:00Z');
const until = Date.parse('2026-11-25T18:00:00Z');

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test.each([
  ['2026-11-25T13:59:59Z', true],
  ['2026-11-25T14:00:00Z', false],
  ['2026-11-25T17:59:59Z', false],
  ['2026-11-25T18:00:00Z', true],
])('at %s the notice is hidden: %s', (now, isHidden) => {
  vi.setSystemTime(now);
  hideExpired({ notice: [from, until], special: [0, until + 1] });
  expect(document.documentElement.hasAttribute('data-no-notice')).toBe(isHidden);
  expect(document.documentElement.hasAttribute('data-no-special')).toBe(false);
});
