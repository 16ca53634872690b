// @vitest-environment node
import { describe, expect, test } from 'vitest';
import {
  callingAdvice,
  formatTime,
  hoursDays,
  instantOf,
  nextStep,
  type OfficeTimes,
  openingStatus,
  otherHoursRows,
  replyPromise,
} from './openingHours.ts';

const day = [{ opens: '09:00', closes: '13:00' }];
const split = [...day, { opens: '15:00', closes: '18:00' }];

const hours = {
  monday: split,
  tuesday: split,
  wednesday: day,
  thursday: split,
  friday: day,
  saturday: [],
  sunday: [],
};

test.each([
  [{}, 'weekday hours'],
  [{ saturday: day }, 'weekday and Saturday hours'],
  [{ saturday: day, sunday: day }, 'weekday and weekend hours'],
])('texts name the kinds of days with hours: %j', (more, words) => {
  expect(hoursDays({ ...hours, saturday: [], sunday: [], ...more })).toBe(words);
});

test.each([
  ['00:00', '12:00 am'],
  ['11:59', '11:59 am'],
  ['12:00', '12:00 pm'],
  ['23:05', '11:05 pm'],
])('%s is %s', (time, shown) => expect(formatTime(time)).toBe(shown));

const zone = 'America/Chicago';
const office: OfficeTimes = {
  hours: { ...hours, wednesday: split },
  otherHours: [],
  timeZone: zone,
};

function adviceAt(instant: string, otherHours = office.otherHours) {
  const status = openingStatus({ ...office, otherHours }, new Date(instant));
  return status && callingAdvice(status);
}

describe('the advice of an office, in winter six hours behind UTC', () => {
  test.each([
    ['2026-03-02T14:59:59Z', 'We’re back on the phone at 9:00 am.'],
    ['2026-03-02T15:00:00Z', 'Call now. We’re here until 1:00 pm.'],
    ['2026-03-02T19:00:00Z', 'We’re back on the phone at 3:00 pm.'],
    ['2026-03-02T21:00:00Z', 'Call now. We’re here until 6:00 pm.'],
    ['2026-03-03T00:00:00Z', 'We’re back on the phone Tuesday at 9:00 am.'],
    ['2026-03-06T19:00:00Z', 'We’re back on the phone Monday at 9:00 am.'],
    ['2026-03-08T05:59:59Z', 'We’re back on the phone Monday at 9:00 am.'],
    // Daylight saving time starts on Sunday, March 8, 2026: from Monday on, 9 am is 14:00 UTC.
    ['2026-03-09T13:59:59Z', 'We’re back on the phone at 9:00 am.'],
    ['2026-03-09T14:00:00Z', 'Call now. We’re here until 1:00 pm.'],
    // It ends on Sunday, November 1, 2026: from Monday on, 9 am is 15:00 UTC again.
    ['2026-11-02T14:59:59Z', 'We’re back on the phone at 9:00 am.'],
  ])('%s: %s', (instant, advice) => expect(adviceAt(instant)).toBe(advice));
});

test('the next step is a call while the office is open, and a request or else a call while it is closed', () => {
  const stepAt = (instant: string, promise?: string) => {
    const status = openingStatus(office, new Date(instant));
    return status && nextStep(status, promise);
  };
  const promise = 'Monday by 1:00 pm.';
  expect(stepAt('2026-03-02T15:00:00Z', promise)).toMatch(/^Open until 1:00 pm. Call/);
  expect(stepAt('2026-03-06T19:30:00Z', promise)).toBe(
    'Request now, and we’ll call you Monday by 1:00 pm.',
  );
  expect(stepAt('2026-03-06T19:30:00Z')).toBe('We’re back on the phone Monday at 9:00 am.');
});

test('an office that stays closed for more than a year has no status', () => {
  const otherHours = [{ from: '2026-03-02', to: '2027-03-03', reason: 'Sabbatical' }];
  expect(adviceAt('2026-03-02T15:00:00Z', otherHours)).toBeUndefined();
});

describe('days with other hours', () => {
  const holidays: OfficeTimes['otherHours'] = [
    { from: '2026-11-25', hours: [{ opens: '09:00', closes: '12:00' }], reason: 'Half a day' },
    { from: '2026-11-26', to: '2026-11-27', reason: 'Thanksgiving' },
    { from: '2026-12-21', to: '2027-01-01', reason: 'Winter break' },
  ];

  test.each([
    ['2026-11-25T17:59:59Z', 'Call now. We’re here until 12:00 pm.'],
    ['2026-11-25T18:00:00Z', 'We’re back on the phone Monday at 9:00 am.'],
    ['2026-11-26T16:00:00Z', 'We’re back on the phone Monday at 9:00 am.'],
    ['2026-12-19T16:00:00Z', 'We’re back on the phone Monday, January 4, at 9:00 am.'],
    ['2026-12-29T06:00:00Z', 'We’re back on the phone Monday at 9:00 am.'],
  ])('%s: %s', (instant, advice) => expect(adviceAt(instant, holidays)).toBe(advice));

  test('appear in hours tables', () =>
    expect(otherHoursRows(holidays)).toEqual([
      { until: '2026-11-25', days: 'Wed, Nov 25', times: '9:00 am to 12:00 pm (Half a day)' },
      { until: '2026-11-27', days: 'Thu, Nov 26 to Fri, Nov 27', times: 'closed (Thanksgiving)' },
      { until: '2027-01-01', days: 'Mon, Dec 21 to Fri, Jan 1', times: 'closed (Winter break)' },
    ]));
});

test.each([
  ['2026-11-25T13:00', '2026-11-25T19:00:00Z'],
  ['2026-07-01T13:00', '2026-07-01T18:00:00Z'],
  // Before and after the change to daylight saving time.
  ['2026-03-08T01:30', '2026-03-08T07:30:00Z'],
  ['2026-03-08T03:30', '2026-03-08T08:30:00Z'],
])('%s in Chicago is %s', (moment, instant) =>
  expect(instantOf(moment, zone)).toBe(Date.parse(instant)),
);

describe('a reply after four office hours', () => {
  const closed = [{ from: '2026-11-26', to: '2026-11-27', reason: 'Thanksgiving' }];
  test.each([
    // Monday, November 23, 2026, is on standard time, six hours behind UTC.
    ['when the day is long enough', '2026-11-23T15:05Z', [], 'today by 3:15 pm.'],
    ['before the office opens', '2026-11-23T12:00Z', [], 'today by 1:00 pm.'],
    ['in the break', '2026-11-23T20:00Z', [], 'tomorrow morning. For today, call at 3:00 pm.'],
    ['in the evening', '2026-11-24T02:00Z', [], 'tomorrow by 1:00 pm.'],
    [
      'before two days off',
      '2026-11-25T21:30Z',
      closed,
      'Monday morning. For today, call by 6:00 pm.',
    ],
    [
      'before a long break',
      '2026-11-26T15:00Z',
      [{ from: '2026-11-26', to: '2026-12-06', reason: 'Repairs' }],
      'Monday, December 7, by 1:00 pm.',
    ],
  ] as const)('%s comes %s', (_, instant, otherHours, text) => {
    const then = { ...office, otherHours: [...otherHours] };
    expect(replyPromise(then, 4, new Date(instant))).toBe(text);
  });

  test.each([
    ['2026-11-23T12:00Z', 5, 'today by 12:00 pm.'],
    ['2026-11-22T12:00Z', 5, 'tomorrow morning.'],
    ['2026-11-24T15:01Z', 4, 'today by 1:05 pm.'],
    ['2026-11-24T20:00Z', 4, 'Tuesday, December 1, by 1:00 pm.'],
  ])('is not promised for a time past closing: at %s', (instant, officeHours, text) => {
    const early: OfficeTimes = {
      hours: {
        ...hours,
        monday: [{ opens: '07:00', closes: '12:00' }],
        tuesday: [{ opens: '09:00', closes: '13:05' }],
      },
      otherHours: [{ from: '2026-11-25', to: '2026-11-30', reason: 'Repairs' }],
      timeZone: zone,
    };
    expect(replyPromise(early, officeHours, new Date(instant))).toBe(text);
  });

  test('is not promised by an office that never opens', () => {
    const never = Object.fromEntries(Object.keys(hours).map((name) => [name, []]));
    expect(replyPromise({ ...office, hours: never as never }, 4, new Date())).toBeUndefined();
  });
});
