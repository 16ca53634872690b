import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fromSource } from '../../tests/fixtures/fromSource.ts';
import { startPage as inlined } from './startPage.ts';

const startPage = fromSource(inlined);
const giveUp = vi.fn();

const requested = () =>
  [...document.head.children].map((tag) => tag.getAttribute('href') ?? tag.getAttribute('src'));
const all = ['/a.js', '/entry.js'];

function open(state: 'loading' | 'loaded' | 'none' = 'loading') {
  const hero = document.createElement('img');
  hero.setAttribute('fetchpriority', 'high');
  Object.defineProperty(hero, 'complete', { value: state === 'loaded' });
  document.body.replaceChildren(...(state === 'none' ? [] : [hero]));
  document.head.replaceChildren();
  startPage(['/a.js'], '/entry.js', giveUp);
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

test('code is requested after the next frame where the hero is there already, or there is none', () => {
  for (const state of ['loaded', 'none'] as const) {
    open(state);
    vi.advanceTimersByTime(50);
    expect(requested()).toEqual(all);
  }
});

test('a hero that never loads delays the code by 1.5 seconds at most', () => {
  open();
  vi.advanceTimersByTime(1499);
  expect(requested()).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(requested()).toEqual(all);
});

test('a client script that is missing is requested once more before the page gives up', () => {
  open();
  dispatchEvent(new Event('keydown'));
  const fail = () => document.head.lastElementChild?.dispatchEvent(new Event('error'));
  fail();
  expect(requested()).toEqual([...all, '/entry.js']);
  expect(giveUp).not.toHaveBeenCalled();
  fail();
  expect(requested()).toEqual([...all, '/entry.js']);
  expect(giveUp).toHaveBeenCalledOnce();
});
