import { expect, test } from 'vitest';
import type { Site } from '../../src/schemas/site.ts';
import { fieldName } from '../../tooling/content/schemaIssues.ts';
import {
  agedFindings,
  launchFindings,
  launchReport,
  unapprovedRules,
} from '../../tooling/launch.ts';
import { edit, load, site, siteWith } from './fixture.ts';

const today = '2026-11-22';

const reviews = { ...site.claims.reviews, counted: 45, period: '2025' };

/** Changes that make the test configuration ready for launch on that day. */
const ready = [
  ['origin', 'https://www.spine.com'],
  ['phones', { scheduling: '+19137422199', insurance: '+19137422198' }],
  ['textNumber', '+19137422197'],
  ['fax', '+19137422196'],
  ['morePhones', []],
  ['email', 'desk@spine.com'],
  ['people.0.license', { number: 'Kansas 01-05555', lookup: 'https://www.board.com/lookup' }],
  ['social', [{ name: 'Facebook', url: 'https://www.social.com/spine' }]],
  ['reviewsUrl', 'https://www.reviews.com/spine'],
  ['redirects', []],
  ['booking', null],
  ['newPatientForms', null],
  ['claims.successRate.counted', 640],
  ['claims.successRate.period', '2025'],
  ['claims.reviews', reviews],
  ['embeds.forms', { provider: 'link', url: 'https://www.forms.com/spine' }],
  ['embeds.reviews.url', 'https://www.reviews.com/spine'],
  ['security', { contact: 'mailto:website@spine.com', expires: '2027-06-30' }],
] as const;

const configured = (...changes: readonly (readonly [path: string, value: unknown])[]) =>
  [...ready, ...changes].reduce<unknown>(
    (made, [path, value]) => siteWith(path, value, made),
    site,
  ) as Site;

const fields = (given: Site) =>
  launchFindings(given, { approved: null }, today).map(({ field }) => fieldName(field));

test('a configuration without samples is ready', () => {
  expect(fields(configured())).toEqual([]);
});

test.each([
  ['origin', 'https://www.spine.example', 'origin'],
  ['security.contact', 'mailto:me@spine.example', 'security.contact'],
  ['booking', 'https://booking.example.com/123', 'booking'],
  ['security.contact', 'mailto:me@example.net', 'security.contact'],
  ['people.0.license.lookup', 'https://address-of-the-board.org/lookup', 'people.1.license.lookup'],
  ['origin', 'https://www.your-clinic.com', 'origin'],
  ['reviewsUrl', 'https://g.page/r/your-clinic/review', 'reviewsUrl'],
  ['phones.scheduling', '+19135550142', 'phones.scheduling'],
  ['reviewsUrl', 'https://www.google.com/maps/search/?query=clinic', 'reviewsUrl'],
  ['review.by', 'Maria Weber, D.C.', 'review.by'],
  ['claims.reviews', { ...reviews, counted: null }, 'claims.reviews.counted'],
  ['claims.reviews', { ...reviews, asOf: '2025-11-20' }, 'claims.reviews.asOf'],
  ['claims.reviews', { ...reviews, asOf: '2026-11-23' }, 'claims.reviews.asOf'],
  ['security.expires', '2026-12-21', 'security.expires'],
  ['security.expires', '2027-11-24', 'security.expires'],
  ['visit.special.until', '2026-11-21', 'visit.special'],
  ['review', null, 'review'],
  ['privacy.notice', null, 'privacy.notice'],
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
  const rules = unapprovedRules(policy);
  expect(rules).toContain('neckAge: 18. From this age we may adjust somebody’s neck.');
  expect(rules.join()).toContain('You have thin bones.');
});

test('a site is ready only when nothing is left to do, the approval of its rules included', async () => {
  const report = async () => {
    const project = await load({ site: configured() });
    return launchReport(project, today);
  };
  const { isReady, lines } = await report();
  expect(isReady).toBe(false);
  expect(lines.join()).not.toContain('ready to be published');
  const approveOn = (from: RegExp | string, on: string) =>
    edit('clinic/policy.yaml', from, `approved: { by: "Kim Hale, D.C.", on: ${on} }`);
  approveOn(/approved: null.*/, '2026-11-23');
  expect((await report()).lines).toEqual(
    expect.arrayContaining([
      '  This is 2026-11-23, which is in the future: write the day of the check.',
      expect.stringMatching(/clinic\/policy\.yaml:\d+: approved\.on$/),
    ]),
  );
  approveOn(/approved: .*/, today);
  expect((await report()).lines[0]).toBe('Your facts are ready to be published.');
});

test('an example of an address in a text is found', async () => {
  edit('pages/home.yaml', 'until it aches', '[gifts](https://address-of-the-shop.com/a)');
  const { lines } = launchReport(await load(), today);
  expect(lines.join('\n')).toMatch(/home\.yaml:\d+: https:\/\/address-of-the-shop\.com$/m);
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
    expect(agedFindings(configured(...changes, ['security.expires', expires]), today)).toEqual([]);
});
