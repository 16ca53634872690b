// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { createPhraseSearch } from './phraseSearch.ts';

const targets = [
  {
    title: 'Back',
    phrases: ['back pain', 'stiff back', 'cannot bend over', 'backache', 'dolor de espalda'],
  },
  { title: 'Belly', phrases: ['constipation', 'cant poop', 'estreñimiento'] },
  { title: 'Hand', phrases: ['numb hand', 'numb fingers', 'weak grip'] },
  { title: 'Dizziness', phrases: ['dizzy', 'room spins', 'off balance'] },
  { title: 'Head', phrases: ['headache', 'migraine', 'head hurts', 'dolor de cabeza'] },
  { title: 'Neck', phrases: ['neck pain', 'stiff neck', 'dolor de cuello'] },
  { title: 'Leg', phrases: ['sciatica', 'pain down my leg', 'numb leg'] },
  { title: 'Bags', phrases: ['backpack'] },
];

const find = createPhraseSearch(targets);
const found = (typed: string, whileTyping = true) =>
  find(typed, { whileTyping }).map(({ target }) => target.title);

test.each([
  ['numb hand', 'Hand'],
  ['Numbness in my fingers', 'Hand'],
  ['the room is spinning', 'Dizziness'],
  ['pain down my leg', 'Leg'],
  ['it hurts, and the pain makes me dizzy', 'Dizziness'],
  ["can't poop", 'Belly'],
  ['can’t poop', 'Belly'],
  ['cannot bend over', 'Back'],
  ['back pain', 'Back'],
  ['me duele el cuello', 'Neck'],
  ['estrenimiento', 'Belly'],
  ['head ache', 'Head'],
])('"%s" finds %s first', (typed, title) => expect(found(typed)[0]).toBe(title));

test.each([
  ['siatica', 'Leg'],
  ['migrane', 'Head'],
  ['dizy', 'Dizziness'],
])('the typo "%s" finds %s', (typed, title) => expect(found(typed)[0]).toBe(title));

test('the beginning of the last word finds its page while it is typed, and only then', () => {
  expect(found('migr')).toEqual(['Head']);
  expect(found('migr', false)).toEqual([]);
  expect(found('mi')).toEqual([]);
});

test.each(['', '  ', 'my', 'de la', 'xylophone', '?!'])('"%s" finds nothing', (typed) =>
  expect(found(typed)).toEqual([]),
);

test('words of one phrase score more than the same words of two', () => {
  const apart = { phrases: ['stiff jaw', 'sore knee'] };
  const together = { phrases: ['stiff knee'] };
  const [first] = createPhraseSearch([apart, together])('stiff knee', { whileTyping: true });
  expect(first?.target).toBe(together);
});

describe('a phrase is typed as a whole', () => {
  const isWhole = (typed: string) =>
    createPhraseSearch([{ phrases: ['chest pain', 'pain in my left arm'] }])(typed, {
      whileTyping: false,
    })[0]?.isWhole ?? false;

  test.each(['chest pain', 'pain in the chest', 'bad chest pain since noon', 'left arm pain'])(
    'by "%s"',
    (typed) => expect(isWhole(typed)).toBe(true),
  );

  test('not by a word that only resembles one of its words', () => {
    const [leg] = createPhraseSearch([{ phrases: ['weak leg'] }])('leg pain for a week', {
      whileTyping: false,
    });
    expect(leg?.isWhole).toBe(false);
  });

  test.each(['pain', 'chest', 'arm pain', 'pai'])('not by "%s"', (typed) =>
    expect(isWhole(typed)).toBe(false),
  );
});
