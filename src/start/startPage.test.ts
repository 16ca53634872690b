import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fromSource } from '../../tests/fixtures/fromSource.ts';
import { startPage as inlined } from './startPage.ts';

const startPage = fromSource(inlined);
const giveUp = vi.fn();

const requested = () =>
  [...document.head.children].map((tag) => tag.getAttribute('href') ?? tag.getAttribute('src'));
const all = ['/a.js', '/entry.js'];

/** Starts a page whose hero is still loading. */
function open() {
  const hero = document.createElement('img');
  hero.setAttribute('fetchpriority', 'high');
  Object.defineProperty(hero, 'complete', { value: false });
  document.body.replaceChildren(hero);
  document.head.replaceChildren();
  startPage(['/a.js'], '/entry.js', giveUp);
  return hero;
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
});

test('code waits for the hero, at most 1.5 seconds', () => {
  open();
  vi.advanceTimersByTime(1499);
  expect(requested()).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(requested()).toEqual(all);
});

test.each([
  ['has painted', (hero: Element) => hero.dispatchEvent(new Event('load'))],
  ['has failed', (hero: Element) => hero.dispatchEvent(new Event('error'))],
  ['is waited for, and a visitor does something', () => dispatchEvent(new Event('keydown'))],
])('code is requested as soon as the hero %s', (_, happens) => {
  happens(open());
  vi.advanceTimersByTime(50);
  expect(requested()).toEqual(all);
});

test('a client script that is missing is requested once more before the page gives up', () => {
  open();
  vi.advanceTimersByTime(1500);
  const fail = () => document.head.lastElementChild?.dispatchEvent(new Event('error'));
  fail();
  expect(requested()).toEqual([...all, '/entry.js']);
  expect(giveUp).not.toHaveBeenCalled();
  fail();
  expect(giveUp).toHaveBeenCalledOnce();
});
