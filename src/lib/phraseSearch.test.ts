// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { createPhraseSearch, isUseless } from './phraseSearch.ts';

const targets = [
  {
    title: 'Back',
    phrases: ['back pain', 'stiff back', 'cannot bend over', 'backache', 'dolor de espalda'],
  },
  { title: 'Belly', phrases: ['constipation', 'cant poop', 'estreñimiento'] },
  { title: 'Hand', phrases: ['numb hand', 'numb fingers', 'weak grip'] },
  { title: 'Dizziness', phrases: ['dizzy', 'room spins', 'off balance', 'mareo con fiebre'] },
  { title: 'Head', phrases: ['headache', 'migraine', 'dolor de cabeza'] },
  { title: 'Neck', phrases: ['neck pain', 'stiff neck', 'dolor de cuello'] },
  { title: 'Leg', phrases: ['sciatica', 'pain down my leg', 'numb leg'] },
  { title: 'Bags', phrases: ['backpack'] },
];

const { findBest } = createPhraseSearch(targets, { weak: ['dolor', 'duele', 'pain', 'stiff'] });
const titlesFor = (typed: string) => findBest(typed).map(({ target }) => target.title);

test.each([
  ['Numbness in my fingers', 'Hand'],
  ['the room is spinning', 'Dizziness'],
  ['it hurts, and the pain makes me dizzy', 'Dizziness'],
  ['can’t poop', 'Belly'],
  ['cannot bend over', 'Back'],
  ['me duele el cuello', 'Neck'],
  ['estrenimiento', 'Belly'],
  ['head ache', 'Head'],
])('"%s" finds %s first', (typed, title) => expect(titlesFor(typed)[0]).toBe(title));

test.each([
  ['dizy', 'Dizziness'],
  ['migrianes', 'Head'],
  ['haedache', 'Head'],
])('the typo "%s" finds %s', (typed, title) => expect(titlesFor(typed)[0]).toBe(title));

test('a question of common words only is taken as finished', () => {
  const { findBest } = createPhraseSearch([{ title: 'Children', phrases: ['young children'] }]);
  expect(findBest('where are you')).toEqual([]);
  expect(findBest('young')).toHaveLength(1);
});

test('the beginning of the last word finds its page, from three letters', () => {
  expect(titlesFor('migr')).toEqual(['Head']);
  expect(titlesFor('dizzy migr').toSorted()).toEqual(['Dizziness', 'Head']);
  expect(titlesFor('migr dizzy')).toEqual(['Dizziness']);
  expect(titlesFor('sc')).toEqual([]);
});

test.each(['', '  ', 'my', 'de la', 'con flauta', 'xylophone', '?!'])(
  '"%s" finds nothing',
  (typed) => expect(titlesFor(typed)).toEqual([]),
);

test('words of one phrase score more than the same words of two', () => {
  const apart = { phrases: ['stiff jaw', 'sore knee'] };
  const together = { phrases: ['stiff knee'] };
  const [first] = createPhraseSearch([apart, together]).findBest('stiff knee');
  expect(first?.target).toBe(together);
});

test('the target of that name comes before others with the same phrase', () => {
  const other = { phrases: ['Family care', 'neck pain'] };
  const named = { phrases: ['Neck pain', 'sore neck'] };
  const hits = createPhraseSearch([other, named]).findBest('neck pain');
  expect(hits.map(({ target }) => target)).toEqual([named, other]);
});

test('ignored words count where there are no others', () => {
  const about = { phrases: ['About us'] };
  const prices = { phrases: ['prices'] };
  const { findBest } = createPhraseSearch([about, prices]);
  const found = (typed: string) => findBest(typed).map(({ target }) => target);
  expect(found('about')).toEqual([about]);
  expect(found('About us')).toEqual([about]);
  expect(found('what about prices')).toEqual([prices]);
});

test('a phrase of ignored words is found by them, and only a single such word is useless', () => {
  const place = { phrases: ['Our address', 'where are you'] };
  const time = { phrases: ['how long'] };
  const { findBest } = createPhraseSearch([time, place]);
  expect(findBest('where are you?').map(({ target }) => target)).toEqual([place]);
  expect(findBest('where are you open how long').map(({ target }) => target)).toEqual([time]);
  expect(['how', 'where are you', 'open'].map(isUseless)).toEqual([true, false, false]);
});

test('weak words are no typos', () => {
  const { findBest } = createPhraseSearch([{ phrases: ['wheat', 'waits'] }], { weak: ['want'] });
  expect(findBest('what')).toEqual([]);
  expect(findBest('want')).toEqual([]);
  expect(findBest('wait')).toHaveLength(1);
});

test('a weak word alone brings nothing of which it is a part', () => {
  const { findBest } = createPhraseSearch(targets, { weak: ['cant'] });
  expect(findBest('can’t whistle')).toEqual([]);
  expect(findBest('can’t poop')).toHaveLength(1);
});

describe('a phrase is typed as a whole', () => {
  const isWhole = (phrase: string, typed: string, known: string[] = []) =>
    createPhraseSearch([{ phrases: [phrase] }], { known }).findWhole(typed).length > 0;

  test.each([
    ['chest ache', 'ache in the chest'],
    ['chest ache', 'bad chest ache since noon'],
    ['ache in my left arm', 'left arm ache'],
    ['numb fingers', 'my finger is numb'],
    ['day by day ache', 'an ache all day'],
    ['chest ache', 'chesst ache'],
    // Neighboring letters are swapped.
    ['chest pain', 'chest pian'],
    ['chest pain', 'cehst pian'],
    ['seizure', 'siezure'],
    ['can’t breathe', 'cant braethe'],
    ['mareo con fiebre', 'mareo fiebre'],
    ['can’t breathe', 'can not breathe'],
    ['can’t breathe', 'I cannot breathe'],
    ['can’t breathe', 'can t breathe'],
    ['can’t breathe', 'couldn’t breathe'],
    ['can’t breathe', 'could not breathe'],
    ['can’t breathe', 'unable to breathe'],
    ['can’t breathe', 'not able to breathe'],
    ['don’t want to live', 'I do not want to live'],
    ['don’t want to live', 'don’t wanna live'],
    ['won’t wake up', 'will not wake up'],
    ['won’t wake up', 'wouldn’t wake up'],
    ['isn’t moving', 'is not moving'],
    ['weren’t moving', 'were not moving'],
  ])('"%s" by "%s"', (phrase, typed) => expect(isWhole(phrase, typed)).toBe(true));

  test.each([
    ['chest ache', 'ache'],
    ['chest ache', 'chest'],
    ['chest ache', 'arm ache'],
    ['headache', 'head'],
    ['can’t breathe', 'can breathe'],
    // Words that only resemble one of the phrase.
    ['weak leg', 'leg ache for a week'],
    ['wheat', 'what'],
    ['armchair', 'arm hair'],
  ])('not "%s" by "%s"', (phrase, typed) => expect(isWhole(phrase, typed)).toBe(false));

  test('by a typo, but not by a known word', () => {
    expect(isWhole('numbness', 'numbnes')).toBe(true);
    expect(isWhole('fever', 'fewer')).toBe(true);
    for (const typed of ['fewer', 'fewers', 'Fewer!'])
      expect(isWhole('fever', typed, ['Fewer'])).toBe(false);
    // The first letter is rarely a mistake.
    expect(isWhole('fever', 'lever')).toBe(false);
  });

  test('by swapped letters, but not if they make a known word', () => {
    expect(isWhole('trail', 'trial')).toBe(true);
    expect(isWhole('trail', 'trial', ['A free trial'])).toBe(false);
    expect(isWhole('form', 'from')).toBe(false);
  });

  test.each(['contraction', 'contractions', 'I’m contracting'])(
    'by the word that is meant, and not by one of its stem: %s',
    (typed) => {
      expect(isWhole('contractions', typed)).toBe(true);
      expect(isWhole('contractions', 'a long contract')).toBe(false);
      expect(isWhole('contract', typed)).toBe(false);
    },
  );

  test('also if a longer phrase of its target fits better', () => {
    const target = { phrases: ['pain', 'chest pain left arm'] };
    expect(createPhraseSearch([target]).findWhole('chest pain left')).toEqual([target]);
  });
});
