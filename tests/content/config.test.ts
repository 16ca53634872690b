// @vitest-environment node
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import {
  placeholder,
  placeholderPaths,
  resolvePlaceholders,
  unknownPaths,
} from '../../src/lib/placeholder.ts';
import { directories } from '../../tooling/content/files.ts';
import { config, problems } from './fixture.ts';

type Fields = Record<string, unknown>;

/** The configuration with another value at a path. */
function configWith(path: string, value: unknown) {
  const changed: Fields = structuredClone(config);
  const keys = path.split('.');
  const last = keys.pop() ?? '';
  const parent = keys.reduce((object, key) => object[key] as Fields, changed);
  parent[last] = value;
  return changed;
}

const profile = { name: 'Nextdoor', url: 'https://nextdoor.example/clinic' };

const moved = (from: string, to = '/about') => [{ from, to }];

const lunch = [
  ['09:00', '13:00'],
  ['12:00', '18:00'],
];

test.each([
  ['phones.scheduling', '555-0142', ': is not a US phone number; write it as +19135550142'],
  ['hours.monday', [['9am', '13:00']], '.0.0: is not a time; write it as 09:00 or 15:30, 24 hours'],
  ['hours.monday', [['13:00', '09:00']], '.0: closes (09:00) before it opens (13:00)'],
  ['hours.monday', lunch, '.1: overlaps the span before it (09:00 to 13:00); list spans in order'],
  ['timeZone', 'Kansas', ': is not an IANA time zone, such as America/Chicago'],
  ['origin', 'www.example.com', ': is not an https:// address'],
  ['reviewsUrl', 'https://', ': is not an https:// address'],
  ['origin', 'https://www.example.com/site', ': has a path or a trailing slash; write https://'],
  ['basePath', 'clinic', ': must start and end with a slash, such as / or /clinic/'],
  ['address.postalCode', '6621', ': is not a ZIP code'],
  ['address.region', 'Kansas', ': is not a two-letter state code'],
  ['address.geo.latitude', 389, ': Too big: expected number to be <=90'],
  ['social', [profile, profile], ': names a profile twice'],
  ['claims.reviews.asOf', 'last year', ': is not a date; write it as 2025-09-22'],
  ['claims.reviews.basis', 'We counted', ': must be a sentence that ends with a full stop'],
  ['redirects', moved('about-us'), '.0.from: is not a path such as /About-Us.html'],
  ['redirects', moved('/page?id=1'), '.0.from: is not a path such as /About-Us.html'],
  ['redirects', moved('/blog.html'), '.0.from: /blog.html is a page of this site and stays'],
  ['redirects', moved('/index.html'), '.0.from: /index.html is a page of this site and stays'],
  ['redirects', [...moved('/us'), ...moved('/us/')], '.1.from: repeats /us/'],
  [
    'redirects',
    moved('/us', '/abuot'),
    '.0.to: /abuot is not a page of this site; did you mean "/a',
  ],
  ['redirects', moved('/us', 'http://us.example'), '.0.to: is neither a page, such as /about, nor'],
  [
    'redirects',
    moved('/us', `${config.origin}/us`),
    '.0.to: https://clinic.example.org/us is on this',
  ],
  ['security.contact', 'website@example.org', ': is not an address; write it as mailto:name@'],
  ['embeds.forms.surveyId', '', ': is not the id of a form'],
  ['embeds.forms.provider', 'jotform', ": must be 'sample' (the built-in stand-ins"],
  ['embeds.reviews.height', 90, ': must be a whole number of pixels from 320 to 6000'],
  ['embeds.forms.origin', 'https://forms.example/', ': has a path or a trailing slash; write'],
  ['clinicName', '', ': is empty'],
  ['shortName', 'A name that is much too long', ': is too long: at most 24 characters'],
  ['review.on', 'soon', ': is not a date; write it as 2025-09-22'],
  ['way', { to: '1 Side St', side: 'west' }, '.to: is 1 Side St, but address.street is 1 Main St;'],
])('a wrong value is the only problem told: %s = %j', (path, value, says) => {
  const told = problems(configWith(path, value)).map((problem) => problem.replace(/:\d+:/, ':'));
  expect(told).toEqual([expect.stringContaining(`app.config.ts: ${path}${says}`)]);
});

test.each(['basePath', 'address.region'])('a wrong value is told with its line: %s', (path) => {
  const [, line] = /^app\.config\.ts:(\d+):/.exec(problems(configWith(path, ''))[0] ?? '') ?? [];
  const lines = readFileSync(directories.config, 'utf8').split('\n');
  expect(lines[Number(line) - 1]).toMatch(new RegExp(`^\\s*${path.split('.').at(-1)}:`));
});

test('samples are found by their path and stand in as values until they are replaced', () => {
  const sample = { name: placeholder('Sample'), phones: { main: placeholder('+1'), other: '+2' } };
  expect(placeholderPaths(sample)).toEqual(['name', 'phones.main']);
  expect(resolvePlaceholders(sample)).toEqual({
    name: 'Sample',
    phones: { main: '+1', other: '+2' },
  });
  expect(placeholderPaths({ name: 'Real' })).toEqual([]);
});

test('values that are not known yet are found by their path, and are not samples', () => {
  const sample = { doctor: { education: null }, phones: [placeholder(null), '+2'] };
  expect(unknownPaths(sample)).toEqual(['doctor.education']);
  expect(placeholderPaths(sample)).toEqual(['phones.0']);
});
