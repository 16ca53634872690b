import { expect, test } from 'vitest';
import conditions from '~/generated/lists/conditionSearch.ts';
import { findConditions } from './findConditions.ts';

const found = (typed: string) => findConditions(typed, conditions).map(({ slug }) => slug);

test.each([
  ['numb hand', 'carpal-tunnel'],
  ['my hand is numb', 'carpal-tunnel'],
  ['Numbness in my fingers', 'carpal-tunnel'],
  ['headaches', 'migraines-headaches'],
  ['the room is spinning', 'dizziness-vertigo'],
  ['dizz', 'dizziness-vertigo'],
  ['pain down my leg', 'sciatica'],
  ['lower back', 'back-and-hip-pain'],
  ['heel', 'knee-ankle-foot'],
  ['car accident', 'whiplash'],
  ['tired', 'fatigue-low-energy'],
  ['everything hurts everywhere', 'fibromyalgia'],
] as const)('"%s" leads to %s first', (typed, slug) => {
  expect(found(typed)[0]).toBe(slug);
});

test('what no page speaks of leads nowhere', () => {
  for (const typed of ['', '  ', 'my', 'xylophone', '?!']) expect(found(typed)).toEqual([]);
});

test('a few pages are shown, each once', () => {
  const slugs = found('pain');
  expect(slugs.length).toBeGreaterThan(1);
  expect(slugs.length).toBeLessThanOrEqual(4);
  expect(new Set(slugs).size).toBe(slugs.length);
});

test('every condition is found by its title and by each of its words', () => {
  for (const { slug, title, words } of conditions) {
    for (const typed of [title, ...words]) expect(found(typed), typed).toContain(slug);
  }
});
