// @vitest-environment node
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { site } from '../../tests/fixtures/secondOwner/site.ts';
import type { Site } from '../schemas/site.ts';
import { factPaths, factsOf } from './facts.ts';

const rules = {
  handsOnAge: 6,
  pushAge: 13,
  neckAge: 18,
  injuredNeckAge: 16,
  afterBirth: 3,
  boneScanAge: 65,
  boneScanAgeMen: 70,
  visits: 4,
};
const counts = { conditions: 9, rules };
const claim = { value: '80+', basis: 'We counted.', asOf: '2026-01-31' };
const full: Site = {
  ...site,
  address: { ...site.address, suite: 'Suite B' },
  hours: { ...site.hours, tuesday: [], wednesday: [], thursday: [], saturday: [] },
  way: { highway: 'US-69', street: 'Main St', side: 'east', to: '1 Main St' },
  claims: {
    ...site.claims,
    reviews: { ...claim, counted: 1234, period: null },
    successRate: { ...claim, counted: null, period: 'in 2025' },
    conditionsTreated: { ...claim, counted: 1234, period: 'in 2025' },
  },
  visit: {
    ...site.visit,
    bring: ['a photo ID', 'your insurance card', 'a list of medicines'],
    prices: { first: 90, later: 45.5, others: [] },
    special: { includes: 'an exam', price: 49, who: 'Everyone new.', until: '2098-12-31' },
  },
};
const facts = factsOf(full, counts);

const formatted = {
  'people.practitioners': 'Dr. Robin Hale and Dr. Kim Hale-Ortiz',
  'people.anyPractitioner': 'Dr. Robin Hale or Dr. Kim Hale-Ortiz',
  'address.full': '200 E Park St, Suite B, Olathe, KS 66061, near Park St and Kansas Ave',
  'hours.summary': 'Friday 8:30 am to 12:15 pm',
  'hours.days': 'weekday hours',
  'booking.action': 'request an appointment',
  'reply.time': 'two office hours',
  'visit.bring': 'a photo ID, your insurance card and a list of medicines',
  'visit.prices.later': '$45.50',
  'visit.plan': '$226.50',
  'visit.plan.special': '$185.50',
  'visit.special': 'an exam for $49, until December 31, 2098',
  'people.languages': 'English and Spanish',
  'counts.conditions': 'nine',
  'policy.handsOnAge': '6',
  'policy.afterBirth': 'three months',
  'policy.visits.ordinal': 'fourth',
  'claims.conditionsTreated.basis': 'We counted. Last checked January 31, 2026.',
  'claims.conditionsTreated.count': '1,234, in 2025',
  'claims.successRate.count': null,
};

test.each(['reviews', 'successRate', 'conditionsTreated'])(
  'a figure that the clinic does not know is a null fact: %s',
  (name) => {
    const unknown = factsOf({ ...full, claims: { ...full.claims, [name]: null } }, counts);
    for (const path of ['', '.basis', '.count'])
      expect(unknown[`claims.${name}${path}`]).toBeNull();
  },
);

test('facts are formatted for readers', () => expect(facts).toMatchObject(formatted));

test('numbers agree with their nouns, those from ten on are digits, and a special may have no last day', () => {
  const many = { conditions: 12, rules: { ...rules, afterBirth: 1, visits: 12 } };
  const special = { includes: 'an exam', price: 49, who: null, until: null };
  const visit = { ...full.visit, special };
  expect(factsOf({ ...full, visit, replyHours: 1 }, many)).toMatchObject({
    'visit.special': 'an exam for $49',
    'reply.time': 'one office hour',
    'counts.conditions': '12',
    'policy.afterBirth': 'one month',
    'policy.visits.ordinal': '12th',
  });
});

test('where people book online themselves, nobody requests an appointment or waits for a reply', () => {
  const jane = { provider: 'jane', url: 'https://spine.janeapp.com' } as const;
  const page = { url: 'https://forms.example.org/1' };
  const mixed = { provider: 'frame', appointment: page, survey: page, isBooking: true } as const;
  for (const [forms, time] of [
    [jane, null],
    // The survey still wants an answer.
    [mixed, 'two office hours'],
  ] as const)
    expect(factsOf({ ...full, embeds: { ...full.embeds, forms } }, counts)).toMatchObject({
      'booking.action': 'book an appointment',
      'reply.time': time,
    });
});

test('unknown facts are null; an unknown way is empty', () => {
  const unknown = factsOf({ ...site, visit: { ...site.visit, special: null } }, counts);
  const known = ['people.languages', 'visit.parking'];
  for (const path of factPaths.filter((path) => path.startsWith('visit.') && !known.includes(path)))
    expect(unknown[path], path).toBeNull();
  for (const path of factPaths.filter((path) => path.startsWith('way.')))
    expect(unknown[path], path).toBe('');
});

test('the guide for writers lists the facts that there are, and no others', () => {
  const [, table = ''] = readFileSync('docs/writing.md', 'utf8').split('| Facts |');
  const [rows = ''] = table.split('\n\n');
  const listed = rows
    .split('\n')
    .flatMap((row) =>
      [...(row.split('|')[1] ?? '').matchAll(/`([^`]+)`/g)].map(([, path]) => path),
    );
  expect(listed.toSorted()).toEqual(factPaths.toSorted());
});
