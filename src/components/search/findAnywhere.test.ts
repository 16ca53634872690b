// @vitest-environment node
import { describe, expect, test } from 'vitest';
import headings from '~/generated/strings/warning-signs.ts';
import type { Urgency } from '~/lib/urgency.ts';
import type { SearchTarget } from '~/schemas/modules.ts';
import { createFinder } from './findAnywhere.ts';

const path = '/about' as const;
const page = (title: string, ...synonyms: string[]): SearchTarget => ({
  path,
  title,
  phrases: [title, ...synonyms],
});
const question = (title: string, ...synonyms: string[]): SearchTarget => ({
  ...page(title, ...synonyms),
  answer: 'It’s about your spine.',
});
const sign = (urgency: Urgency, id: string, rest = '') => ({
  urgency,
  signs: [{ id, name: `You have ${id}`, rest }],
});

const parts = [{ id: 'sore-heel', text: 'For a sore heel' }];
const find = createFinder({
  searchTargets: [
    page('Contact', 'appointment'),
    page('Neck pain', 'stiff neck', 'dolor de cuello'),
    page('Head', 'headache', 'migraine', 'migraña'),
    page('Hand', 'numb hand', 'numb fingers'),
    page('Belly', 'constipation', 'can’t poop'),
    { ...page('Feet', 'heel pain', 'arch'), parts },
    page('Whiplash', 'car crash'),
    question('What does it cost?', 'price', 'contract', 'credit card'),
    question('Where are you?', 'parking'),
    question('When are you open?', 'hours', 'change appointment'),
    question('Who pays after a car crash?', 'crash bills'),
    question('Who pays after a car crash?', 'uninsured'),
  ],
  signs: [
    {
      group: 'head',
      name: 'Head',
      cards: [
        sign('soon', 'shingles'),
        sign('today', 'chills', '.'),
        sign('er', 'labor'),
        sign('er', 'vertigo', ', even if it passes.'),
        sign('call911', 'despair'),
        sign('call911', 'stroke'),
        sign('call911', 'wreck'),
        sign('call911', 'breathlessness'),
      ],
    },
  ],
  signSynonyms: {
    chills: ['fever', 'fever chest pain'],
    labor: ['contractions', 'pregnant chest pain'],
    vertigo: ['room spins'],
    despair: ['don’t want to live'],
    stroke: ['numb arm', 'chest pain'],
    wreck: ['car crash'],
    breathlessness: ['can’t breathe', 'falta de aire'],
  },
});
/** Titles of pages and answers, and the ids of signs: "#stroke". */
const resultsFor = (typed: string) =>
  find(typed).map(({ isSign, hash, title }) => (isSign ? `#${hash}` : title));

describe('a query brings these results', () => {
  test.each([
    // Words, their stems, accents, and Spanish.
    ['Numbness in my fingers', 'Hand'],
    ['me duele el cuello', 'Neck pain'],
    ['migrana', 'Head'],
    ['cannot poop', 'Belly'],
    // Typos, two swapped letters, and a word that is not finished.
    ['constapation', 'Belly'],
    ['haedache', 'Head'],
    ['migr', 'Head'],
    // A word that is on the site is no typo of another.
    ['contact', 'Contact'],
    ['spine'],
    // Exactly a synonym, a name beside others, and words that say little alone.
    ['appointment', 'Contact', 'When are you open?'],
    ['where are you', 'Where are you?'],
    ['how much does it cost', 'What does it cost?'],
    ['contract', 'What does it cost?'],
    // Nothing fits: an unknown word, one that only resembles a known one, and words that say little.
    ['xylophone'],
    ['gift card'],
    ['single visit'],
    ['lever'],
    ['co'],
    ['de la'],
    // All words of a warning sign, in any order, with typos, each kind of "can’t", or in Spanish.
    ['a storke', '#stroke'],
    ['pain in the chest since noon', '#stroke'],
    ['chest pian', '#stroke'],
    ['the room is spinning', '#vertigo'],
    ['unable to breathe', '#breathlessness'],
    ['can not breathe', '#breathlessness'],
    ['couldnt braethe', '#breathlessness'],
    ['I do not want to live', '#despair'],
    ['falta de aire', '#breathlessness'],
    ['shingle', '#shingles'],
    ['contractions', '#labor'],
    // Not all, and not the beginning of one.
    ['can breathe'],
    ['stiff arm', 'Neck pain'],
    ['spi'],
    // The most urgent two, the pages, and no answer that was not asked for.
    ['pregnant, fever, chest pain', '#stroke', '#labor'],
    ['car crash', '#wreck', 'Whiplash'],
    ['car crash bills', '#wreck', 'Who pays after a car crash?'],
  ])('%s', (typed, ...expected) => expect(resultsFor(typed)).toEqual(expected));
});

test('a sign begins with what to do, and goes on with the rest of its sentence', () => {
  expect(find('vertigo, chills')).toMatchObject([
    { title: `${headings.er} you have vertigo`, answer: 'Even if it passes.' },
    { title: `${headings.today} you have chills`, answer: '' },
  ]);
});

test('a page is opened at the heading that has all typed words, unless its name has them', () => {
  const hashOf = (typed: string) => find(typed)[0]?.hash;
  expect(['my heel hurts', 'feet', 'arch'].map(hashOf)).toEqual([
    'sore-heel',
    undefined,
    undefined,
  ]);
});

test('two answers to the same question are shown once', () => {
  expect(resultsFor('who pays')).toEqual(['Who pays after a car crash?']);
});

test('there are five results at most, and two beside signs', () => {
  const searchTargets = ['1', '2', '3', '4', '5', '6'].map((title) => page(title, 'chest pain'));
  const cards = [sign('call911', 'chest pain')];
  const countOf = (signs: typeof cards) =>
    createFinder({
      searchTargets,
      signs: [{ group: 'head', name: 'Head', cards: signs }],
      signSynonyms: { 'chest pain': ['chest pain'] },
    })('chest pain').length;
  expect([countOf([]), countOf(cards)]).toEqual([5, 3]);
});
