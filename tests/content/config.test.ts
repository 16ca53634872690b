import { join } from 'node:path';
import { expect, test } from 'vitest';
import {
  placeholder,
  placeholderPaths,
  resolvePlaceholders,
  unknownPaths,
} from '../../src/lib/placeholder.ts';
import { checkConfig, readConfig } from '../../tooling/content/config.ts';
import { createProblems } from '../../tooling/content/problems.ts';
import { config, configWith, directory, problems, write } from './fixture.ts';

/** A configuration with some fields; the missing ones do not matter here. */
const source = `export default {
  basePath: '/',
  // A remark, and a site's address: https://www.example.com
  address: { street: '1 Main St', suite: 'A' },
  security: {},
  hours: {
    monday: [['09:00', '13:00']],
    sunday: [],
  },
  badge: { label: 'A clinic' },
};
`;

/** The problems of a configuration file. */
async function problemsOf(text: string) {
  write('app.config.ts', text);
  const file = join(directory, 'app.config.ts');
  const all = createProblems();
  const config = await readConfig(all, file);
  if (config !== undefined) await checkConfig(config, all, file);
  return all.list.map((problem) => problem.replace(/^.*(?=app\.config)/, ''));
}

test.each([
  ["'1 Main St'", 'Main', '4: Main is not defined; put text in quotes'],
  [source, 'export const site = {};', ' has no values after "export default"'],
  [source, 'export default 1;', '1: the file: must be a block of fields, each a name, a colon'],
])('a mistake in the file is reported with its line: %s -> %s', async (from, to, says) => {
  expect(await problemsOf(source.replace(from, to))).toEqual([
    expect.stringContaining(`app.config.ts:${says}`),
  ]);
});

test.each([
  ['sunday: []', "sunday: 'closed'", '8: hours.sunday: must be a list of times; write [] when'],
  ["[['09:00'", '[[9', '7: hours.monday.1.1: must be text; put it in quotes'],
  ["'13:00']", "'13:00'],\n['15:00', '6pm']", '8: hours.monday.2.2: is not a time; write it as'],
  [
    source,
    "const sample = (value) => value;\nexport default { badge: sample({\n  label: '',\n}) };\n",
    '3: badge.label: is empty',
  ],
  ['suite', 'siute', '4: address.siute: there is no such field; did you mean "suite"?'],
  ["'A'", "'B'", '5: security.contact: is missing'],
])('a wrong field is reported with its line: %s -> %s', async (from, to, says) => {
  const problem = expect.stringContaining(`app.config.ts:${says}`);
  expect(await problemsOf(source.replace(from, to))).toContainEqual(problem);
});

test('a missing configuration file is reported', async () => {
  const all = createProblems();
  await readConfig(all, join(directory, 'none.ts'));
  expect(all.list).toEqual([expect.stringContaining('none.ts: there is no such file')]);
});

const profile = { name: 'Nextdoor', url: 'https://nextdoor.example/clinic' };

const moved = (from: string, to = '/about') => [{ from, to }];

const way = { highway: 'I-35', street: 'Side St', side: 'west', to: '1 Side St' };

const lunch = [
  ['09:00', '13:00'],
  ['12:00', '18:00'],
];

test.each([
  ['phones.scheduling', '555-0142', ': is not a US phone number; write it as +19135550142'],
  ['hours.monday', [['13:00', '09:00']], '.1: closes (09:00) before it opens (13:00)'],
  ['hours.monday', lunch, '.2: overlaps the span before it (09:00 to 13:00); list spans in order'],
  ['timeZone', 'Kansas', ': is not an IANA time zone, such as America/Chicago'],
  ['origin', 'www.example.com', ': is not an https:// address'],
  ['origin', 'https://www.example.com/site', ': has a path or a trailing slash; write https://'],
  ['basePath', 'clinic', ': must start and end with a slash, such as / or /clinic/'],
  ['address.postalCode', '6621', ': is not a ZIP code'],
  ['address.state', 'Kansas', ': is not a two-letter state code'],
  ['social', [profile, profile], ': contains a profile twice'],
  ['redirects', moved('/page?id=1'), '.1.from: is not a path such as /About-Us.html'],
  ['redirects', moved('/blog.html'), '.1.from: /blog.html is a page of this site; redirect'],
  ['redirects', moved('/blog.html/'), '.1.from: /blog.html/ is a page of this site; redirect'],
  ['redirects', moved('/index.html'), '.1.from: /index.html is a page of this site; redirect'],
  ['redirects', [...moved('/us'), ...moved('/us/')], '.2.from: repeats /us/'],
  [
    'redirects',
    moved('/us', '/abuot'),
    '.1.to: /abuot is not a page of this site; did you mean "/a',
  ],
  ['redirects', moved('/us', 'http://us.example'), '.1.to: is neither a page, such as /about, nor'],
  [
    'redirects',
    moved('/us', `${config.origin}/us`),
    '.1.to: https://clinic.example.org/us is on this',
  ],
  ['notice.link.to', '/contakt', ': /contakt is not a page of this site; did you mean "/contact"?'],
  [
    'people.0.techniques',
    ['tep'],
    '.1: "tep" is not in src/content/techniques.yaml; did you mean "tap"',
  ],
  ['people.1.film', 'Meet Dr. Hale', ': needs src/content/films/second-doctor.mp4, src/'],
  ['people.0.license.lookup', 'board', ': is not an https:// address'],
  ['people.1.id', 'main', ': is the id of a part of the About page; choose another'],
  ['people.1.id', 'webster', ': is the id of a part of the About page; choose another'],
  ['people.0.since', 2091, ': is in the future'],
  ['email', 'desk', ': is not an e-mail address'],
  ['textNumber', '913 555 0197', ': is not a US phone number'],
  ['replyHours', 0, ': must be at least 1'],
  ['privacy.notice', 'our notice', ': is not an https:// address'],
  [
    'embeds.forms',
    { provider: 'jane', url: 'https://jane.example.com' },
    '.url: is not the address of a booking page at Jane, such as https://your-clinic.janeapp.com',
  ],
  [
    'embeds.forms',
    { provider: 'cal', url: 'https://cal.com/' },
    '.url: is not the address of a booking page at Cal.com, such as https://cal.com/your-clinic',
  ],
  ['security.contact', 'website@example.org', ': is not an address; write it as mailto:name@'],
  ['embeds.forms.provider', 'jotform', ": must be 'sample' (the built-in stand-ins"],
  ['embeds.reviews.height', 90, ': must be a whole number of pixels from 320 to 6000'],
  ['badge.label', 'The best in town', ': "best" promises what no clinic can promise'],
  ['shortName', 'A name that is much too long', ': is too long: at most 24 characters'],
  ['way', way, '.to: is 1 Side St, but address.street is 1 Main St;'],
])('a wrong value is the only problem reported: %s = %j', async (path, value, says) => {
  const field = path.replace(/\.(\d)/g, (_, index) => `.${Number(index) + 1}`);
  const found = (await problems({ config: configWith(path, value) })).map((problem) =>
    problem.replace(/:\d+:/, ':'),
  );
  expect(found).toEqual([expect.stringContaining(`app.config.ts: ${field}${says}`)]);
});

test('placeholders are found by their path and resolve to their sample values', () => {
  const sample = { name: placeholder('Sample'), phones: { main: placeholder('+1'), other: '+2' } };
  expect(placeholderPaths(sample)).toEqual(['name', 'phones.main']);
  expect(resolvePlaceholders(sample)).toEqual({
    name: 'Sample',
    phones: { main: '+1', other: '+2' },
  });
  expect(placeholderPaths({ name: 'Real' })).toEqual([]);
});

test('null values are found by their path, and are not placeholders', () => {
  const sample = { doctor: { education: null }, phones: [placeholder(null), '+2'] };
  expect(unknownPaths(sample)).toEqual(['doctor.education']);
  expect(placeholderPaths(sample)).toEqual(['phones.0']);
});
