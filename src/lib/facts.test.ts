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
  expect(facts['doctor.titledName']).toBe(`Dr. ${site.doctor.name}`);
  expect(facts['way.side']).toBe('east');
  expect(Object.keys(facts)).toEqual(factPaths);
  expect(Object.values(facts).filter((fact) => !fact)).toEqual([]);
});

test('numbers below ten are words', () => {
  const facts = factsOf(site, counts);
  expect([facts['counts.services'], facts['counts.conditions']]).toEqual(['six', '18']);
});

test('what a claim rests on comes with the day of the last check', () => {
  const reviews = { value: '80+', basis: 'We counted.', asOf: '2026-01-31' };
  const facts = factsOf({ ...site, claims: { ...site.claims, reviews } }, counts);
  expect(facts['claims.reviews.basis']).toBe('We counted. Last checked January 31, 2026.');
});

test('a way that is not known is quoted as nothing', () => {
  expect(factsOf({ ...site, way: null }, counts)['way.to']).toBe('');
});
