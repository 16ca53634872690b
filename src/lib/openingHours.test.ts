// @vitest-environment node
import { describe, expect, test } from 'vitest';
import {
  callingAdvice,
  formatTime,
  hoursDays,
  hoursSummary,
  instantOf,
  nextStep,
  type Office,
  openingStatus,
  otherHoursRows,
  replyPromise,
  weekRows,
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

test('consecutive days with the same hours are grouped', () => {
  expect(weekRows(hours)).toEqual([
    { days: 'Monday and Tuesday', times: '9:00 am to 1:00 pm and 3:00 pm to 6:00 pm' },
    { days: 'Wednesday', times: '9:00 am to 1:00 pm' },
    { days: 'Thursday', times: '9:00 am to 1:00 pm and 3:00 pm to 6:00 pm' },
    { days: 'Friday', times: '9:00 am to 1:00 pm' },
    { days: 'Saturday and Sunday', times: 'closed' },
  ]);
});

test('hours on one line leave out closed days', () => {
  const summary = hoursSummary({ ...hours, tuesday: day, monday: day, thursday: [] });
  expect(summary).toBe('Monday to Wednesday 9:00 am to 1:00 pm; Friday 9:00 am to 1:00 pm');
});

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
const office: Office = { hours: { ...hours, wednesday: split }, otherHours: [], timeZone: zone };

function adviceAt(instant: string, otherHours = office.otherHours) {
  const status = openingStatus({ ...office, otherHours }, new Date(instant));
  return status && callingAdvice(status);
}

describe('a week in winter (UTC-6)', () => {
  test.each([
    ['2026-03-02T14:59:59Z', 'We’re back on the phone at 9:00 am.'],
    ['2026-03-02T15:00:00Z', 'Call now. We’re here until 1:00 pm.'],
    ['2026-03-02T19:00:00Z', 'We’re back on the phone at 3:00 pm.'],
    ['2026-03-02T21:00:00Z', 'Call now. We’re here until 6:00 pm.'],
    ['2026-03-03T00:00:00Z', 'We’re back on the phone Tuesday at 9:00 am.'],
    ['2026-03-03T06:00:00Z', 'We’re back on the phone at 9:00 am.'],
    ['2026-03-06T19:00:00Z', 'We’re back on the phone Monday at 9:00 am.'],
    ['2026-03-08T05:59:59Z', 'We’re back on the phone Monday at 9:00 am.'],
  ])('%s: %s', (instant, advice) => expect(adviceAt(instant)).toBe(advice));
});

describe('clock changes', () => {
  test.each([
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
  const holidays: Office['otherHours'] = [
    { from: '2026-11-25', hours: [{ opens: '09:00', closes: '12:00' }], reason: 'Half a day' },
    { from: '2026-11-26', to: '2026-11-27', reason: 'Thanksgiving' },
    { from: '2026-12-21', to: '2027-01-01', reason: 'Winter break' },
  ];
  const otherHours: Office['otherHours'] = [
    ...holidays,
    { from: '2027-02-02', to: '2027-02-07', reason: 'Vacation' },
    { from: '2027-02-10', hours: [{ opens: '10:00', closes: '12:00' }], reason: 'Staff training' },
  ];

  test.each([
    ['2026-11-25T17:59:59Z', 'Call now. We’re here until 12:00 pm.'],
    ['2026-11-25T18:00:00Z', 'We’re back on the phone Monday at 9:00 am.'],
    ['2026-11-26T16:00:00Z', 'We’re back on the phone Monday at 9:00 am.'],
    ['2026-12-19T16:00:00Z', 'We’re back on the phone Monday, January 4, at 9:00 am.'],
    ['2026-12-29T05:59:59Z', 'We’re back on the phone Monday, January 4, at 9:00 am.'],
    ['2026-12-29T06:00:00Z', 'We’re back on the phone Monday at 9:00 am.'],
    ['2027-02-02T01:00:00Z', 'We’re back on the phone Monday, February 8, at 9:00 am.'],
    ['2027-02-10T15:59:59Z', 'We’re back on the phone at 10:00 am.'],
    ['2027-02-10T18:00:00Z', 'We’re back on the phone Thursday at 9:00 am.'],
  ])('%s: %s', (instant, advice) => expect(adviceAt(instant, otherHours)).toBe(advice));

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

  test('is not promised by an office that never opens', () => {
    const never = Object.fromEntries(Object.keys(hours).map((name) => [name, []]));
    expect(replyPromise({ ...office, hours: never as never }, 4, new Date())).toBeUndefined();
  });
});

/** A wall clock: "2026-03-05 13:00". */
const clock = new Intl.DateTimeFormat('sv-SE', {
  timeZone: zone,
  dateStyle: 'short',
  timeStyle: 'short',
});

const weekday = new Intl.DateTimeFormat('en-US', { weekday: 'long', timeZone: 'UTC' });

// Thursday to Wednesday, with the change of the clocks on Sunday.
describe.each([
  ['starts', '2026-03-05T06:00Z'],
  ['ends', '2026-10-29T05:00Z'],
])('in every minute of the week when daylight saving time %s', (_, start) => {
  const odd: Office = {
    timeZone: zone,
    otherHours: [{ from: '2026-03-10', to: '2026-03-11', reason: 'Repairs' }],
    hours: {
      monday: [
        { opens: '07:00', closes: '09:00' },
        { opens: '17:00', closes: '19:00' },
      ],
      tuesday: [...day, { opens: '13:15', closes: '17:50' }],
      wednesday: [],
      thursday: [...day, { opens: '15:00', closes: '18:05' }],
      friday: [
        { opens: '09:00', closes: '10:30' },
        { opens: '10:45', closes: '16:10' },
      ],
      saturday: [],
      sunday: [{ opens: '10:00', closes: '12:20' }],
    },
  };

  const spansOn = (date: string) => {
    const name = weekday.format(new Date(date)).toLowerCase() as keyof typeof odd.hours;
    const isOff = odd.otherHours.some(({ from, to = from }) => from <= date && date <= to);
    return isOff ? [] : odd.hours[name];
  };
  let worked = 0;
  const minutes = Array.from({ length: 12 * 24 * 60 }, (__, index) => {
    const now = new Date(Date.parse(start) + index * 60_000);
    const [date = '', time = ''] = clock.format(now).split(' ');
    const isOpen = spansOn(date).some(({ opens, closes }) => opens <= time && time < closes);
    if (isOpen) worked += 1;
    return { now, date, time, isOpen, index, worked: isOpen ? worked - 1 : worked };
  });
  const minuteAt = new Map(minutes.map((at) => [`${at.date} ${formatTime(at.time)}`, at]));
  const dates = [...new Set(minutes.map(({ date }) => date))];

  /** Minutes between two changes from open to closed or back. */
  const runs: (typeof minutes)[] = [];
  for (const minute of minutes) {
    const run = runs.at(-1);
    if (run?.[0]?.isOpen === minute.isOpen) run.push(minute);
    else runs.push([minute]);
  }
  const week = runs.flatMap((run, index) => {
    const change = runs[index + 1]?.[0];
    return change ? run.map((minute) => ({ ...minute, change })) : [];
  });
  const isOfWeek = ({ index }: { index: number }) => index < 7 * 24 * 60;

  test('what is said of the office is so', () => {
    const wrong = week.filter(isOfWeek).filter(({ now, date, isOpen, change }) => {
      const status = openingStatus(odd, now);
      const advice = status ? callingAdvice(status) : '';
      const onDay = date === change.date ? '' : `${weekday.format(new Date(change.date))} `;
      const end = `${isOpen ? 'until ' : `${onDay}at `}${formatTime(change.time)}.`;
      return !advice.endsWith(end) || advice.startsWith('Call now') !== isOpen;
    });
    expect(wrong).toEqual([]);
  });

  test('an answer is promised for office hours, and a call for today if it comes later', () => {
    const wrong = week.filter(isOfWeek).filter(({ now, date, isOpen, change, ...minute }) => {
      const promise = replyPromise(odd, 4, now) ?? '';
      const [, name, by = '12:00 pm'] = /^(\w+) (?:by (.*?)|morning)\./.exec(promise) ?? [];
      const [, call] = /For today, (.*)/.exec(promise) ?? [];
      const [today, tomorrow, ...later] = dates.slice(dates.indexOf(date));
      const day =
        { today, tomorrow }[name ?? ''] ??
        later.find((other) => weekday.format(new Date(other)) === name);
      const closing = formatTime(spansOn(day ?? '').at(-1)?.closes ?? '');
      const answered = minuteAt.get(`${day} ${by}`);
      const closed = minuteAt.get(`${day} ${closing}`);
      const leftToday = (minuteAt.get(`${date} 11:59 pm`)?.worked ?? 0) - minute.worked;
      const isToday = name === 'today';
      return (
        !answered ||
        !closed ||
        answered.worked - minute.worked < 4 * 60 ||
        (promise.includes(` ${by}`) && answered.index > closed.index) ||
        isToday !== leftToday >= 4 * 60 ||
        Boolean(call) !== (!isToday && leftToday > 0) ||
        (call && !call.endsWith(`${isOpen ? 'call by' : 'call at'} ${formatTime(change.time)}.`))
      );
    });
    expect(wrong).toEqual([]);
  });
});
