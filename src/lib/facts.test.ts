// @vitest-environment node
import { expect, test } from 'vitest';
import otherConfig from '../../tests/fixtures/other.config.ts';
import { factPaths, factsOf } from './facts.ts';
import { resolvePlaceholders } from './placeholder.ts';

const site = resolvePlaceholders(otherConfig);
const counts = { services: 6, conditions: 18 };

test('facts are quoted as people write them', () => {
  const facts = factsOf({ ...site, way: { to: '1 Main St', side: 'east' } }, counts);
  expect(facts['phones.scheduling']).toBe('(913) 555-0199');
  expect(facts['people.practitioners']).toBe('Dr. Robin Hale and Dr. Kim Hale-Ortiz');
  expect(facts['way.side']).toBe('east');
  expect(Object.keys(facts)).toEqual(factPaths);
});

test('numbers below ten are words', () => {
  const facts = factsOf(site, counts);
  expect([facts['counts.services'], facts['counts.conditions']]).toEqual(['six', '18']);
});

test('what a claim rests on comes with the day of the last check', () => {
  const reviews = {
    value: '80+',
    basis: 'We counted.',
    asOf: '2026-01-31',
    counted: null,
    period: null,
  };
  const facts = factsOf({ ...site, claims: { ...site.claims, reviews } }, counts);
  expect(facts['claims.reviews.basis']).toBe('We counted. Last checked January 31, 2026.');
});

test('what is not known is null', () => {
  const facts = factsOf(site, counts);
  for (const path of ['visit.minutes.first', 'visit.prices', 'claims.reviews.count'])
    expect(facts[path], path).toBeNull();
  expect(facts['claims.conditionsTreated.count']).toBe('712, January to June 2026');
});

test('a way that is not known is quoted as nothing', () => {
  expect(factsOf({ ...site, way: null }, counts)['way.to']).toBe('');
});
