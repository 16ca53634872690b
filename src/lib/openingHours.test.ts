// @vitest-environment node
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  callingAdvice,
  formatTime,
  hoursByDays,
  hoursSummary,
  instantOf,
  type Office,
  openingStatus,
  openingStatusText,
  otherHours,
  weekdays,
} from './openingHours.ts';

const day: [string, string][] = [['09:00', '13:00']];
const split: [string, string][] = [
  ['09:00', '13:00'],
  ['15:00', '18:00'],
];

const hours = {
  monday: split,
  tuesday: split,
  wednesday: day,
  thursday: split,
  friday: day,
  saturday: [],
  sunday: [],
};

test('neighboring days with the same hours are told together', () => {
  expect(hoursByDays(hours)).toEqual([
    { days: 'Monday and Tuesday', times: '9:00 am to 1:00 pm and 3:00 pm to 6:00 pm' },
    { days: 'Wednesday', times: '9:00 am to 1:00 pm' },
    { days: 'Thursday', times: '9:00 am to 1:00 pm and 3:00 pm to 6:00 pm' },
    { days: 'Friday', times: '9:00 am to 1:00 pm' },
    { days: 'Saturday and Sunday', times: 'closed' },
  ]);
});

test('the summary leaves closed days out', () => {
  expect(hoursSummary(hours)).not.toContain('Saturday');
});

test.each([
  ['00:00', '12:00 am'],
  ['12:00', '12:00 pm'],
  ['23:05', '11:05 pm'],
])('%s is %s', (time, shown) => expect(formatTime(time)).toBe(shown));

const weekend = { ...hours, wednesday: split };
const zone = 'America/Chicago';
const office: Office = { hours: weekend, closures: [], timeZone: zone };
const at = (instant: string) => {
  const status = openingStatus(office, new Date(instant));
  return status && openingStatusText(status, new Date(instant));
};

describe('status through a week in winter (UTC-6)', () => {
  test.each([
    ['2026-03-02T14:59:59Z', 'Closed, opens 9:00 am'],
    ['2026-03-02T15:00:00Z', 'Open now until 1:00 pm'],
    ['2026-03-02T18:59:59Z', 'Open now until 1:00 pm'],
    ['2026-03-02T19:00:00Z', 'Closed for lunch, opens 3:00 pm'],
    ['2026-03-02T20:59:59Z', 'Closed for lunch, opens 3:00 pm'],
    ['2026-03-02T21:00:00Z', 'Open now until 6:00 pm'],
    ['2026-03-02T23:59:59Z', 'Open now until 6:00 pm'],
    ['2026-03-03T00:00:00Z', 'Closed, opens Tuesday 9:00 am'],
    ['2026-03-03T06:00:00Z', 'Closed, opens 9:00 am'],
    ['2026-03-04T00:00:00Z', 'Closed, opens Wednesday 9:00 am'],
    ['2026-03-05T00:00:00Z', 'Closed, opens Thursday 9:00 am'],
    ['2026-03-06T00:00:00Z', 'Closed, opens Friday 9:00 am'],
    ['2026-03-06T15:00:00Z', 'Open now until 1:00 pm'],
    ['2026-03-06T19:00:00Z', 'Closed, opens Monday 9:00 am'],
    ['2026-03-07T18:00:00Z', 'Closed, opens Monday 9:00 am'],
    ['2026-03-08T05:59:59Z', 'Closed, opens Monday 9:00 am'],
  ])('%s: %s', (instant, text) => expect(at(instant)).toBe(text));
});

describe('clock changes', () => {
  test.each([
    // Summer time begins on Sunday, 8 March 2026: from Monday on, 9 am is 14:00 UTC.
    ['2026-03-08T08:30:00Z', 'Closed, opens Monday 9:00 am'],
    ['2026-03-09T13:59:59Z', 'Closed, opens 9:00 am'],
    ['2026-03-09T14:00:00Z', 'Open now until 1:00 pm'],
    // It ends on Sunday, 1 November 2026: 1:30 am comes twice, and 9 am is 15:00 UTC again.
    ['2026-11-01T06:30:00Z', 'Closed, opens Monday 9:00 am'],
    ['2026-11-01T07:30:00Z', 'Closed, opens Monday 9:00 am'],
    ['2026-11-02T14:59:59Z', 'Closed, opens 9:00 am'],
    ['2026-11-02T15:00:00Z', 'Open now until 1:00 pm'],
  ])('%s: %s', (instant, text) => expect(at(instant)).toBe(text));
});

describe.each(['Asia/Tokyo', 'Europe/London'])('for a visitor in %s', (visitorZone) => {
  const own = process.env['TZ'];
  beforeAll(() => {
    process.env['TZ'] = visitorZone;
  });
  afterAll(() => {
    if (own === undefined) delete process.env['TZ'];
    else process.env['TZ'] = own;
  });

  test('the status is that of the office', () => {
    expect(new Date('2026-03-02T15:00:00Z').getHours()).not.toBe(9);
    expect(at('2026-03-02T15:00:00Z')).toBe('Open now until 1:00 pm');
    expect(at('2026-03-03T00:00:00Z')).toBe('Closed, opens Tuesday 9:00 am');
  });
});

test('the advice on calling follows the status', () => {
  const advice = (instant: string) => {
    const status = openingStatus(office, new Date(instant));
    return status && callingAdvice(status, new Date(instant));
  };
  expect(advice('2026-03-02T15:00:00Z')).toBe('Call now: we are here until 1:00 pm.');
  expect(advice('2026-03-02T19:30:00Z')).toBe('We answer again at 3:00 pm.');
  expect(advice('2026-03-06T19:30:00Z')).toBe('We answer again Monday 9:00 am.');
});

test('an office that never opens has no status', () => {
  const never = Object.fromEntries(weekdays.map((name) => [name, []])) as unknown as typeof hours;
  expect(openingStatus({ ...office, hours: never }, new Date())).toBeUndefined();
});

describe('days with other hours', () => {
  const closures: Office['closures'] = [
    { from: '2026-11-25', hours: [['09:00', '12:00']], reason: 'Half a day' },
    { from: '2026-11-26', to: '2026-11-27', reason: 'Thanksgiving' },
    { from: '2026-12-21', to: '2027-01-01', reason: 'Winter break' },
  ];
  const saying = (instant: string) => {
    const now = new Date(instant);
    const status = openingStatus({ ...office, closures }, now);
    return status && openingStatusText(status, now);
  };

  test.each([
    ['2026-11-25T17:59:59Z', 'Open now until 12:00 pm'],
    ['2026-11-25T18:00:00Z', 'Closed today (Half a day), opens Monday 9:00 am'],
    ['2026-11-26T16:00:00Z', 'Closed today (Thanksgiving), opens Monday 9:00 am'],
    ['2026-11-30T15:00:00Z', 'Open now until 1:00 pm'],
    ['2026-12-19T16:00:00Z', 'Closed, opens Monday, January 4 9:00 am'],
    ['2026-12-31T16:00:00Z', 'Closed today (Winter break), opens Monday 9:00 am'],
  ])('%s: %s', (instant, text) => expect(saying(instant)).toBe(text));

  test('hours tables name them', () => {
    expect(otherHours(closures)).toEqual([
      {
        until: '2026-11-25',
        days: 'Wed, Nov 25',
        times: '9:00 am to 12:00 pm (Half a day)',
      },
      {
        until: '2026-11-27',
        days: 'Thu, Nov 26 to Fri, Nov 27',
        times: 'closed (Thanksgiving)',
      },
      {
        until: '2027-01-01',
        days: 'Mon, Dec 21 to Fri, Jan 1',
        times: 'closed (Winter break)',
      },
    ]);
  });
});

test.each([
  ['2026-11-25T13:00', '2026-11-25T19:00:00Z'],
  ['2026-07-01T13:00', '2026-07-01T18:00:00Z'],
  // The hour before and the hour after clocks go forward.
  ['2026-03-08T01:30', '2026-03-08T07:30:00Z'],
  ['2026-03-08T03:30', '2026-03-08T08:30:00Z'],
])('%s in Chicago is %s', (moment, instant) =>
  expect(instantOf(moment, zone)).toBe(Date.parse(instant)),
);
