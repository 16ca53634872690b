import { expect, test } from 'vitest';
import { placeholder } from '../../src/lib/placeholder.ts';
import { launchFindings, reminder, unapprovedRules } from '../../tooling/launch.ts';
import { config, configWith, load } from './fixture.ts';

const today = '2026-11-22';

/** Changes that make the test configuration ready for launch on that day. */
const ready = [
  ['origin', 'https://www.spine.com'],
  ['phones', { scheduling: '+19137422199', insurance: '+19137422198' }],
  ['textNumber', '+19137422197'],
  ['email', 'desk@spine.com'],
  ['people.0.license.lookup', 'https://www.board.com/lookup'],
  ['social', [{ name: 'Facebook', url: 'https://www.social.com/spine' }]],
  ['reviewsUrl', 'https://www.reviews.com/spine'],
  ['redirects', []],
  ['booking', null],
  ['newPatientForms', null],
  ['embeds.forms', { provider: 'link', url: 'https://www.forms.com/spine' }],
  ['embeds.reviews.url', 'https://www.reviews.com/spine'],
  ['security', { contact: 'mailto:website@spine.com', expires: '2027-06-30' }],
] as const;

const configured = (...changes: readonly (readonly [path: string, value: unknown])[]) =>
  [...ready, ...changes].reduce<unknown>(
    (made, [path, value]) => configWith(path, value, made),
    config,
  );

const fields = (raw: unknown) => launchFindings(raw, today).map(({ field }) => field);

test('a configuration without samples is ready', () => {
  expect(fields(configured())).toEqual([]);
});

const { reviews } = config.claims;

test.each([
  ['origin', 'https://www.spine.example', 'origin'],
  ['security.contact', 'mailto:me@spine.example', 'security.contact'],
  ['booking', 'https://booking.example.com/123', 'booking'],
  ['security.contact', 'mailto:me@example.net', 'security.contact'],
  ['phones.scheduling', '+19135550142', 'phones.scheduling'],
  ['reviewsUrl', 'https://www.google.com/maps/search/?query=clinic', 'reviewsUrl'],
  ['claims.reviews', { ...reviews, asOf: '2025-11-20' }, 'claims.reviews.asOf'],
  ['claims.reviews', { ...reviews, asOf: '2026-11-23' }, 'claims.reviews.asOf'],
  ['security.expires', '2026-12-21', 'security.expires'],
  ['security.expires', '2027-11-24', 'security.expires'],
  ['visit.special.until', '2026-11-21', 'visit.special'],
  ['review', null, 'review'],
  ['review.on', '2026-12-01', 'review.on'],
  ['otherHours', [{ from: '2026-07-04', reason: 'Independence Day' }], 'otherHours'],
  ['notice.until', '2026-02-01T12:00', 'notice'],
  ['embeds.forms', { provider: 'sample' }, 'embeds.forms'],
  ['embeds.reviews', { provider: 'sample' }, 'embeds.reviews'],
])('%s = %j is the only finding', (path, value, field) => {
  expect(fields(configured([path, value]))).toEqual([field]);
});

test('clinical rules are listed until somebody has approved them', async () => {
  const { policy } = (await load()).content;
  const rules = unapprovedRules(policy, today);
  expect(rules).toContain('neckAge: 18. From this age we may adjust somebody’s neck.');
  expect(rules.join()).toContain('You have thin bones.');
  const approvedOn = (on: string) => ({ ...policy, approved: { by: 'Maria Weber, D.C.', on } });
  expect(unapprovedRules(approvedOn('2026-11-23'), today)).toEqual(rules);
  expect(unapprovedRules(approvedOn(today), today)).toEqual([]);
});

test('a placeholder is one finding, whatever its value', () => {
  const marked = configured(['phones.scheduling', placeholder('+19135550142')]);
  expect(fields(marked)).toEqual(['phones.scheduling']);
});

test('nothing is out of date on its last day', () => {
  const otherHours = [
    { from: '2026-07-04', reason: 'Independence Day' },
    { from: '2026-11-20', to: today, reason: 'Repairs' },
  ];
  const changes = [
    ['otherHours', otherHours],
    ['visit.special.until', today],
    ['claims.reviews', { ...reviews, asOf: '2025-11-21' }],
  ] as const;
  for (const expires of ['2026-12-22', '2027-11-23'])
    expect(reminder(configured(...changes, ['security.expires', expires]), today)).toBeUndefined();
});

test('a build names outdated fields in one line, but no placeholders', () => {
  const expired = ['security.expires', '2026-01-01'] as const;
  expect(reminder(configured(), today)).toBeUndefined();
  expect(reminder(configured(expired), today)).toMatch(
    /: security\.expires\. Run npm run launch-check/,
  );
  const sample = ['security.expires', placeholder('2026-01-01')] as const;
  expect(reminder(configured(sample), today)).toBeUndefined();
});
