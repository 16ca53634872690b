import { expect, test } from 'vitest';
import { findAnywhere, maxSignResults } from '~/components/search/findAnywhere.ts';
import targets from '~/generated/lists/searchTargets.ts';
import { attribute } from '../../src/lib/parsedHtml.ts';
import { pageAt, registries } from './site.ts';

test('every page and question is found by its name', () => {
  const isFound = ({ title }: { title: string }) =>
    findAnywhere(title).some((result) => !result.isSign && result.title === title);
  expect(targets.filter((target) => !isFound(target)).map(({ title }) => title)).toEqual([]);
});

test('every warning sign is found by its name and synonyms, or two others are', () => {
  const isFound = (id: string, phrase: string) => {
    const signs = findAnywhere(phrase).filter(({ isSign }) => isSign);
    return signs.length === maxSignResults || signs.some(({ hash }) => hash === id);
  };
  const missed = Object.entries(registries.signs).flatMap(([id, { name, synonyms = [] }]) =>
    [name, ...synonyms].filter((phrase) => !isFound(id, phrase)),
  );
  expect(missed).toEqual([]);
});

test('every target leads to a part that its page has', () => {
  const missing = targets.filter(
    ({ path, hash }) =>
      hash && !pageAt(path).elements.some((element) => attribute(element, 'id') === hash),
  );
  expect(missing).toEqual([]);
});

/** What visitors type, by the page that answers it first. The second owner has other words. */
const typedFor: Record<string, string> = {
  '/': 'reviews, can you crack my back, how much is it, do you take kaiser, medicaid, evening hours, x ray price',
  '/about':
    'who is the doctor, degree, credentials, license, spanish, español, do you speak spanish',
  '/contact': 'walk in, walk-ins, cancle appointment, text, email, make an appointment, emergency',
  '/new-patients':
    'how long does it take, parking, wheelchair, what should i bring, pin, hsa, cost without insurance, late',
  '/conditions/back-and-hip-pain':
    'hip hurts, tailbone, scoliosis, muscle spasm, i threw out my back',
  '/conditions/carpal-tunnel': 'numb fingers, num fingers, carpal tunel',
  '/conditions/dizziness-vertigo': 'vertigo, dizzy',
  '/conditions/herniated-discs': 'slipped disk',
  '/conditions/knee-ankle-foot': 'heel, heel pain, sore foot, plantar facitis',
  '/conditions/migraines-headaches': 'headake, migrane',
  '/conditions/neck-pain': 'kan you fix my nek, pinched nerve in my neck',
  '/conditions/sinus-relief': 'jaw, tmj jaw pain',
  '/services/accidents-and-injuries': 'auto accident lawyer, workers comp',
  '/services/conditions': 'evidence, studies, thin bones, bone density',
  '/services/family-chiropractic-care': 'massage',
  '/services/needle-less-acupuncture': 'dry needling',
  '/services/prenatal-and-chiropractic':
    'pregnent, colic, crying baby, my baby wont sleep, newborn not sleeping',
  nothing:
    'gift card, refund, do i need a referral, refer from doctor needed, cupping, free wifi, hiring, single visit',
};
const rows = Object.entries(process.env['SITE_CONFIG'] ? {} : typedFor)
  .filter(([page]) => page === 'nothing' || targets.some(({ path }) => path === page))
  .flatMap(([page, typed]) => typed.split(', ').map((words) => [words, page] as const));

test.each(rows)('"%s" is answered by %s', (words, page) => {
  const [first] = findAnywhere(words);
  expect(first?.isSign ? `#${first.hash}` : (first?.path ?? 'nothing')).toBe(page);
});

if (!process.env['SITE_CONFIG'])
  test.each([
    'suicide',
    'i want to die',
    'chest pain',
    'chest pian',
    'can’t feel my legs',
    'can not breathe',
    'can’t pee',
    'numb between my legs',
    'stroke',
    'I’m contracting',
  ])('"%s" brings a warning sign', (words) => expect(findAnywhere(words)[0]?.isSign).toBe(true));
