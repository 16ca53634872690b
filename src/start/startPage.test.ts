import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startPage } from './startPage.ts';

/** Addresses of the code that the page has asked for. */
const asked = () =>
  [...document.head.children].map((tag) => tag.getAttribute('href') ?? tag.getAttribute('src'));
const all = ['/a.js', '/entry.js'];

/** A page whose hero picture has arrived or is still under way. */
function open({ hasArrived = false } = {}) {
  const hero = document.createElement('img');
  hero.setAttribute('fetchpriority', 'high');
  Object.defineProperty(hero, 'complete', { value: hasArrived });
  document.body.replaceChildren(hero);
  document.head.replaceChildren();
  startPage(['/a.js'], '/entry.js');
  expect(asked()).toEqual([]);
  return hero;
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
});

test.each(['pointerdown', 'pointermove', 'touchstart', 'keydown'])(
  'a visitor who acts does not wait for the hero: %s',
  (sign) => {
    open();
    dispatchEvent(new Event(sign));
    expect(asked()).toEqual(all);
  },
);

test.each(['load', 'error'])('code comes after the hero is painted or has failed: %s', (event) => {
  const hero = open();
  vi.advanceTimersByTime(1000);
  hero.dispatchEvent(new Event(event));
  expect(asked()).toEqual([]);
  vi.advanceTimersByTime(50);
  expect(asked()).toEqual(all);
});

test('code comes with the next frame where the hero is there already', () => {
  open({ hasArrived: true });
  vi.advanceTimersByTime(50);
  expect(asked()).toEqual(all);
});

test('a hero that never arrives holds the code up for 1.5 seconds at most', () => {
  open();
  vi.advanceTimersByTime(1499);
  expect(asked()).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(asked()).toEqual(all);
});

test('whatever happens, the page starts once', () => {
  const hero = open();
  for (const sign of ['keydown', 'pointerdown']) dispatchEvent(new Event(sign));
  hero.dispatchEvent(new Event('load'));
  vi.runAllTimers();
  expect(asked()).toEqual(all);
});
