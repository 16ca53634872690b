import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fromSource } from '../../tests/fixtures/fromSource.ts';
import { startPage as inlined } from './startPage.ts';

const startPage = fromSource(inlined);

/** Addresses of the code that the page has requested. */
const requested = () =>
  [...document.head.children].map((tag) => tag.getAttribute('href') ?? tag.getAttribute('src'));
const all = ['/a.js', '/entry.js'];

/** A page whose hero picture has loaded or is still loading. */
function open({ isLoaded = false } = {}) {
  const hero = document.createElement('img');
  hero.setAttribute('fetchpriority', 'high');
  Object.defineProperty(hero, 'complete', { value: isLoaded });
  document.body.replaceChildren(hero);
  document.head.replaceChildren();
  startPage(['/a.js'], '/entry.js');
  expect(requested()).toEqual([]);
  return hero;
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
});

test.each(['pointerdown', 'pointermove', 'touchstart', 'keydown'])(
  'a visitor who interacts does not wait for the hero: %s',
  (gesture) => {
    open();
    dispatchEvent(new Event(gesture));
    expect(requested()).toEqual(all);
  },
);

test.each(['load', 'error'])(
  'code is requested after the hero has painted or failed: %s',
  (event) => {
    const hero = open();
    vi.advanceTimersByTime(1000);
    hero.dispatchEvent(new Event(event));
    expect(requested()).toEqual([]);
    vi.advanceTimersByTime(50);
    expect(requested()).toEqual(all);
  },
);

test('code is requested after the next frame if the hero has already loaded', () => {
  open({ isLoaded: true });
  vi.advanceTimersByTime(50);
  expect(requested()).toEqual(all);
});

test('a page without a hero requests its code after the next frame', () => {
  document.body.replaceChildren();
  document.head.replaceChildren();
  startPage(['/a.js'], '/entry.js');
  vi.advanceTimersByTime(50);
  expect(requested()).toEqual(all);
});

test('a hero that never loads delays the code by 1.5 seconds at most', () => {
  open();
  vi.advanceTimersByTime(1499);
  expect(requested()).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(requested()).toEqual(all);
});

test('code is requested once, whatever else happens', () => {
  const hero = open();
  for (const gesture of ['keydown', 'pointerdown']) dispatchEvent(new Event(gesture));
  hero.dispatchEvent(new Event('load'));
  vi.runAllTimers();
  expect(requested()).toEqual(all);
  expect(document.querySelector('link')?.rel).toBe('modulepreload');
  expect(document.querySelector('script')?.type).toBe('module');
});
