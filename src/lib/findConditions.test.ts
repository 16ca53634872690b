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
  ['dizz', 'Dizziness and vertigo'],
  ['pain down my leg', 'Sciatica'],
  ['lower back', 'Back and hip pain'],
  ['everything hurts everywhere', 'Fibromyalgia'],
  ['it hurts, and the pain makes me dizzy', 'Dizziness and vertigo'],
  ['head ache', 'Headaches'],
  ['bad head aches', 'Headaches'],
  ['stiff neck', 'Neck pain'],
  ['TMJ', 'Headaches'],
  ["can't poop", 'Constipation'],
  ['can’t poop', 'Constipation'],
  ['I cannot bend', 'Back and hip pain'],
  ['car accident', 'Whiplash'],
  ['dolor de espalda', 'Back and hip pain'],
  ['me duele el cuello', 'Neck pain'],
  ['estrenimiento', 'Constipation'],
])('"%s" leads to %s first', (typed, title) => expect(found(typed)[0]).toBe(title));

test('what no page speaks of leads nowhere', () => {
  for (const typed of ['', '  ', 'my', 'can’t', 'de la', 'xylophone', '?!'])
    expect(found(typed)).toEqual([]);
});

test('fewer than four letters are a whole word', () => {
  expect(found('car')).toEqual(['Whiplash']);
  expect(found('carp')).toEqual(['Carpal tunnel']);
});

test('pages that share no more than a common word with the best one are left out', () => {
  expect(found('dolor de espalda')).toEqual(['Back and hip pain']);
  expect(found('dolor')).toEqual(['Back and hip pain', 'Headaches', 'Neck pain']);
});

test('of many pages that fit, four are shown, each once', () => {
  expect(new Set(found('pain')).size).toBe(4);
  expect(found('pain')).toHaveLength(4);
});

test('a page is found by its title and by each of its words', () => {
  for (const { title, synonyms } of conditions) {
    for (const typed of [title, ...synonyms]) expect(found(typed), typed).toContain(title);
  }
});
