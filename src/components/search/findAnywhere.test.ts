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

/** Synonyms of signs, by urgency and id. */
type Signs = Partial<Record<Urgency, Record<string, readonly string[]>>>;

/** A search that tells the titles of pages and answers, and the ids of signs: "#stroke". */
function finder(searchTargets: SearchTarget[], signs: Signs = {}) {
  const cards = (Object.keys(signs) as Urgency[]).map((urgency) => ({
    urgency,
    signs: Object.keys(signs[urgency] ?? {}).map((id) => ({
      id,
      name: `You have ${id}`,
      rest: '',
    })),
  }));
  const find = createFinder({
    searchTargets,
    signs: [{ group: 'head', name: 'Head', cards }],
    signSynonyms: Object.assign({}, ...Object.values(signs)),
  });
  return (typed: string) =>
    find(typed).map(({ isSign, hash, title }) => (isSign ? `#${hash}` : title));
}

test('a page is opened at the heading that has all typed words, unless its name has them', () => {
  const parts = [{ id: 'sore-heel', text: 'For a sore heel' }];
  const feet = { ...page('Feet', 'heel pain', 'arch'), parts };
  const find = createFinder({ searchTargets: [feet], signs: [], signSynonyms: {} });
  const hashOf = (typed: string) => find(typed)[0]?.hash;
  expect(['my heel hurts', 'feet', 'arch'].map(hashOf)).toEqual([
    'sore-heel',
    undefined,
    undefined,
  ]);
});

describe('a warning sign', () => {
  const find = finder([page('Contact'), page('Neck pain'), question('Posture')], {
    soon: { rash: ['shingles'] },
    er: { labor: ['contractions'], collapse: ['fainted'], vertigo: ['room spins', 'spins'] },
    call911: { breath: ['can’t breathe'], despair: ['don’t want to live'], brain: ['stroke'] },
  });

  test.each([
    ['can’t breathe', 'breath'],
    ['the room is spinning', 'vertigo'],
    ['a strok', 'brain'],
    ['shingle', 'rash'],
  ])('is found by "%s"', (typed, id) => expect(find(typed)[0]).toBe(`#${id}`));

  test.each([
    'contact',
    'spine',
    'spines',
    'single visit',
    'neck hurts from painting',
    'strike',
    'spi',
  ])('is not found by "%s"', (typed) => expect(find(typed).join()).not.toContain('#'));

  test('begins with what to do, and goes on with the rest of its sentence', () => {
    const signs = [
      { id: 'one', name: 'You have a sudden ache', rest: ', even if it passes.' },
      { id: 'two', name: 'You have a sudden fever', rest: '.' },
    ];
    const find = createFinder({
      searchTargets: [],
      signs: [{ group: 'head', name: 'Head', cards: [{ urgency: 'er', signs }] }],
      signSynonyms: {},
    });
    expect(find('sudden ache, sudden fever')).toMatchObject([
      { title: `${headings.er} you have a sudden ache`, answer: 'Even if it passes.' },
      { title: `${headings.er} you have a sudden fever`, answer: '' },
    ]);
  });
});

test('the two most urgent signs come first, then two pages', () => {
  const find = finder(
    ['one', 'two', 'three'].map((title) => page(title, 'chest pain')),
    {
      soon: { cough: ['chest pain'] },
      call911: { heart: ['chest pain'] },
      today: { fever: ['chest pain'] },
    },
  );
  expect(find('chest pain')).toEqual(['#heart', '#fever', 'one', 'two']);
});

test('without signs, there are five results at most', () => {
  const find = finder(['1', '2', '3', '4', '5', '6'].map((title) => page(title, 'chest pain')));
  expect(find('chest pain')).toEqual(['1', '2', '3', '4', '5']);
});

describe('beside a sign', () => {
  const signs = { call911: { crash: ['car crash'] } };

  test('answers are shown only if they were asked for', () => {
    const find = finder([question('Who pays after a car crash?', 'crash bills')], signs);
    expect(find('car crash')).toEqual(['#crash']);
    for (const typed of ['Who pays after a car crash?', 'car crash bills'])
      expect(find(typed)).toEqual(['#crash', 'Who pays after a car crash?']);
    expect(find('who pays after it')).toEqual(['Who pays after a car crash?']);
  });

  test('an answer that is not shown does not set the bar for pages', () => {
    const answer = question('Winter', 'car crash on black ice in winter');
    const find = finder([answer, page('Whiplash', 'crash')], signs);
    expect(find('car crash on black ice')).toEqual(['#crash', 'Whiplash']);
  });
});

test('a word that a page, an answer or a sign has is no typo of another', () => {
  const find = finder([page('Prices', 'cost'), page('Posture', 'prone'), question('Phone')], {
    er: { bladder: ['lost bladder control'] },
  });
  expect(find('lost')).toEqual([]);
  expect(find('phone')).toEqual(['Phone']);
  expect(find('cosst')).toEqual(['Prices']);
});

test('what has only a common word in common with the typed words is left out', () => {
  const common = ['arm', 'leg', 'foot', 'back'].map((part) => page(part, `${part} pain`));
  const find = finder([page('neck', 'neck pain'), page('nape', 'neck pain at night'), ...common]);
  expect(find('neck pain')).toEqual(['neck', 'nape']);
});

test('two answers to the same question are shown once', () => {
  const find = finder([question('What does it cost?'), question('What does it cost?', 'price')]);
  expect(find('cost')).toEqual(['What does it cost?']);
});
