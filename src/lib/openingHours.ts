import type { SiteConfig } from '../content/schemas/site.ts';

type Hours = SiteConfig['hours'];

/** Monday first. */
export const weekdays = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const satisfies readonly (keyof Hours)[];

const dayName = (day: keyof Hours) => day.charAt(0).toUpperCase() + day.slice(1);

/** "9:00 am" from "09:00". */
export function formatTime(time: string) {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const twelve = hour % 12 === 0 ? 12 : hour % 12;
  return `${twelve}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'am' : 'pm'}`;
}

const formatSpans = (spans: Hours[keyof Hours]) =>
  spans.length === 0
    ? 'closed'
    : spans.map(([opens, closes]) => `${formatTime(opens)}–${formatTime(closes)}`).join(' and ');

/** Runs of neighboring days with the same hours: [{ days: "Monday to Thursday", times: "9:00 am–1:00 pm and …" }, …]. */
export function hoursByDays(hours: Hours) {
  const runs: { first: keyof Hours; last: keyof Hours; times: string }[] = [];
  for (const day of weekdays) {
    const times = formatSpans(hours[day]);
    const run = runs.at(-1);
    if (run?.times === times) run.last = day;
    else runs.push({ first: day, last: day, times });
  }
  return runs.map(({ first, last, times }) => ({
    days:
      first === last
        ? dayName(first)
        : `${dayName(first)} ${weekdays.indexOf(last) - weekdays.indexOf(first) === 1 ? 'and' : 'to'} ${dayName(last)}`,
    times,
  }));
}

/** The opening days in one line, without the closed ones. */
export const hoursSummary = (hours: Hours) =>
  hoursByDays(hours)
    .filter(({ times }) => times !== 'closed')
    .map(({ days, times }) => `${days} ${times}`)
    .join('; ');
