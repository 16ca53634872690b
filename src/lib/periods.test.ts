// @vitest-environment node
import { expect, test } from 'vitest';
import { site } from '../../tests/fixtures/secondOwner/site.ts';
import { periodsOf } from './periods.ts';

const special = { includes: 'an exam', price: 49, who: null };

test('a special ends at midnight at the office, after its last day', () => {
  const visit = { ...site.visit, special: { ...special, until: '2027-03-31' } };
  const until = Date.parse('2027-04-01T05:00:00Z');
  expect(periodsOf({ ...site, notice: null, visit })).toEqual({ special: [0, until] });
});

test('a notice has both of its times, and a special without a last day has no period', () => {
  const notice = { text: 'Snow', link: null, from: '2027-01-10T07:00', until: '2027-01-11T18:00' };
  const visit = { ...site.visit, special: { ...special, until: null } };
  expect(periodsOf({ ...site, notice, visit })).toEqual({
    notice: [Date.parse('2027-01-10T13:00:00Z'), Date.parse('2027-01-12T00:00:00Z')],
  });
});
