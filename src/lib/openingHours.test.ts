import { expect, test } from 'vitest';
import { formatTime, hoursByDays, hoursSummary } from './openingHours.ts';

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
    { days: 'Monday and Tuesday', times: '9:00 am–1:00 pm and 3:00 pm–6:00 pm' },
    { days: 'Wednesday', times: '9:00 am–1:00 pm' },
    { days: 'Thursday', times: '9:00 am–1:00 pm and 3:00 pm–6:00 pm' },
    { days: 'Friday', times: '9:00 am–1:00 pm' },
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
