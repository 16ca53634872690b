import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fromSource } from '../../tests/fixtures/fromSource.ts';
import { site } from '../../tests/fixtures/secondOwner/site.ts';
import { periodsOf } from '../lib/periods.ts';
import { hideExpired as inlined } from './hideExpired.ts';

const hideExpired = fromSource(inlined);

const special = { includes: 'an exam', price: 49, who: null };
const notice = { text: 'Snow', link: null, from: '2027-01-10T07:00', until: '2027-01-11T18:00' };

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** Whether the notice and the special are shown at a time, with such a last day of the special. */
function shownAt(now: string, until: string | null) {
  vi.setSystemTime(now);
  const visit = { ...site.visit, special: { ...special, until } };
  hideExpired(periodsOf({ ...site, notice, visit }));
  const { documentElement } = document;
  return ['notice', 'special'].map((name) => !documentElement.hasAttribute(`data-no-${name}`));
}

// The office is six hours behind UTC.
test.each([
  ['2027-01-10T12:59:59Z', [false, true]],
  ['2027-01-10T13:00:00Z', [true, true]],
  ['2027-01-11T23:59:59Z', [true, true]],
  ['2027-01-12T00:00:00Z', [false, true]],
  ['2027-01-31T05:59:59Z', [false, true]],
  ['2027-01-31T06:00:00Z', [false, false]],
])(
  'at %s, a notice has both of its times, and a special ends at midnight at the office: %j',
  (now, shown) => {
    expect(shownAt(now, '2027-01-30')).toEqual(shown);
  },
);

test('a special without a last day never ends', () => {
  document.documentElement.removeAttribute('data-no-special');
  expect(shownAt('2099-01-01T00:00:00Z', null)).toEqual([false, true]);
});
