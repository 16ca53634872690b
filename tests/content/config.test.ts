import { describe, expect, test } from 'vitest';
import rawConfig from '../../app.config.ts';
import {
  placeholder,
  placeholderPaths,
  resolvePlaceholders,
  unknownPaths,
} from '../../src/lib/placeholder.ts';
import { validateConfig } from '../../tooling/content/project.ts';

type Config = Record<string, unknown>;

/** The configuration with the value at a path replaced. */
function withValue(path: string, value: unknown) {
  const config = structuredClone(resolvePlaceholders(rawConfig)) as Config;
  const keys = path.split('.');
  const last = keys.pop() as string;
  const parent = keys.reduce((object, key) => object[key] as Config, config);
  parent[last] = value;
  return config;
}

test('the configuration is valid as it stands', () => {
  expect(validateConfig(rawConfig).address.city).toBe('Lenexa');
});

describe('a wrong value stops the build and is named', () => {
  test.each([
    ['phones.scheduling', '555-0142', /no US phone number; write it as/],
    ['hours.monday', [['9am', '13:00']], /no time; write it as/],
    ['hours.monday', [['13:00', '09:00']], /closes \(09:00\) before it opens/],
    [
      'hours.monday',
      [
        ['09:00', '13:00'],
        ['12:00', '18:00'],
      ],
      /overlaps the span before it/,
    ],
    ['timeZone', 'Kansas', /no IANA time zone/],
    ['origin', 'www.example.com', /no https:\/\/ address/],
    ['origin', 'https://www.example.com/site', /has a path/],
    ['basePath', 'clinic', /must start and end with a slash/],
    ['address.postalCode', '6621', /no ZIP code/],
    ['address.geo.latitude', 389, /-?90/],
    ['social', [], /exactly two profiles/],
    ['claims.reviews.asOf', 'last year', /no date/],
    ['security.contact', 'website@example.org', /write it as mailto:/],
    ['embeds.forms', { provider: 'highlevel' }, /embeds\.forms\.surveyId/],
    ['clinicName', '', /clinicName: is empty/],
    ['shortName', 'A name that is much too long', /24 characters/],
    ['review.on', 'soon', /no date/],
    ['way.to', '1 Main St', /1 Main St, but address\.street is 13021 W 95th St/],
    ['claims.reviews.basis', 'We counted', /must be a sentence/],
  ])('%s = %j', (path, value, says) => {
    expect(() => validateConfig(withValue(path, value))).toThrow(says);
    expect(() => validateConfig(withValue(path, value))).toThrow(
      new RegExp(`app\\.config\\.ts: ${path.replaceAll('.', '\\.')}`),
    );
  });
});

test('samples are found by their path and stand in as values until they are replaced', () => {
  const config = { name: placeholder('Sample'), phones: { main: placeholder('+1'), other: '+2' } };
  expect(placeholderPaths(config)).toEqual(['name', 'phones.main']);
  expect(resolvePlaceholders(config)).toEqual({
    name: 'Sample',
    phones: { main: '+1', other: '+2' },
  });
  expect(placeholderPaths({ name: 'Real' })).toEqual([]);
});

test('values that are not known yet are found by their path, and are no samples', () => {
  const config = { doctor: { education: null }, phones: [placeholder(null), '+2'] };
  expect(unknownPaths(config)).toEqual(['doctor.education']);
  expect(placeholderPaths(config)).toEqual(['phones.0']);
});
