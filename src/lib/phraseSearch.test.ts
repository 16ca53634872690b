// @vitest-environment node
import { expect, test } from 'vitest';
import { findConditions } from './findConditions.ts';

const conditions = [
  {
    title: 'Back and hip pain',
    synonyms: ['back pain', 'lower back', 'stiff back', 'cannot bend over', 'dolor de espalda'],
  },
  { title: 'Constipation', synonyms: ['poop', 'belly', 'estreñimiento'] },
  { title: 'Carpal tunnel', synonyms: ['numb hand', 'numb fingers', 'tingling hand', 'weak grip'] },
  { title: 'Dizziness and vertigo', synonyms: ['dizzy', 'room spins', 'spinning', 'off balance'] },
  { title: 'Fibromyalgia', synonyms: ['hurts everywhere', 'pain all over', 'whole body aches'] },
  { title: 'Headaches', synonyms: ['migraine', 'head hurts', 'dolor de cabeza', 'tmj'] },
  {
    title: 'Neck pain',
    synonyms: ['stiff neck', 'neck ache', 'cannot turn my head', 'dolor de cuello'],
  },
  { title: 'Sciatica', synonyms: ['pain down my leg', 'leg pain', 'numb leg', 'tingling foot'] },
  { title: 'Whiplash', synonyms: ['car accident', 'car crash', 'neck pain after a crash'] },
];

const found = (typed: string) => findConditions(typed, conditions).map(({ title }) => title);

test.each([
  ['numb hand', 'Carpal tunnel'],
  ['my hand is numb', 'Carpal tunnel'],
  ['Numbness in my fingers', 'Carpal tunnel'],
  ['headache', 'Headaches'],
  ['the room is spinning', 'Dizziness and vertigo'],
  ['pain down my leg', 'Sciatica'],
  ['it hurts, and the pain makes me dizzy', 'Dizziness and vertigo'],
  ['stiff neck', 'Neck pain'],
  ['TMJ', 'Headaches'],
  ["can't poop", 'Constipation'],
  ['can’t poop', 'Constipation'],
  ['dolor de espalda', 'Back and hip pain'],
  ['me duele el cuello', 'Neck pain'],
  ['estrenimiento', 'Constipation'],
])('"%s" finds %s first', (typed, title) => expect(found(typed)[0]).toBe(title));

test.each(['', '  ', 'my', 'can’t', 'de la', 'xylophone', '?!'])('"%s" finds nothing', (typed) =>
  expect(found(typed)).toEqual([]),
);

test.each([
  ['numb', 'numbness', true],
  ['numbness', 'numb', true],
  ['fingers', 'finger', true],
  ['rib', 'ribs', true],
  ['gas', 'ga', false],
  ['disc', 'dic', false],
  ['car', 'carpal', false],
  ['carp', 'carpal', true],
])('"%s" finds a page with "%s": %s', (typed, synonym, isFound) => {
  const pages = [{ title: 'Page', synonyms: [synonym] }];
  expect(findConditions(typed, pages)).toEqual(isFound ? pages : []);
});

test('pages that share only a common word with the best match are left out', () => {
  expect(found('dolor de espalda')).toEqual(['Back and hip pain']);
  expect(found('dolor')).toEqual(['Back and hip pain', 'Headaches', 'Neck pain']);
});

test('words in one phrase rank above the same words in several', () => {
  const apart = { title: 'Apart', synonyms: ['stiff jaw', 'sore knee'] };
  const together = { title: 'Together', synonyms: ['stiff knee'] };
  expect(findConditions('stiff knee', [apart, together])).toEqual([together, apart]);
});

test('two words that a page writes as one count as that word', () => {
  const lice = { title: 'Head lice', synonyms: [] };
  const headache = { title: 'Headache', synonyms: [] };
  expect(findConditions('head ache', [lice, headache])).toEqual([headache]);
});

test('at most four pages are found, or as many as asked for', () => {
  expect(new Set(found('pain')).size).toBe(4);
  expect(found('pain')).toHaveLength(4);
  expect(findConditions('pain', conditions, 2)).toHaveLength(2);
});

test('a page is found by its title and by each synonym', () => {
  for (const { title, synonyms } of conditions) {
    for (const typed of [title, ...synonyms]) expect(found(typed), typed).toContain(title);
  }
});
