import type { SiteConfig } from '../schemas/site.ts';

type Hours = SiteConfig['hours'];

export const weekdays = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const;

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
    : spans.map(([opens, closes]) => `${formatTime(opens)} to ${formatTime(closes)}`).join(' and ');

export type HoursByDays = readonly { days: string; times: string }[];

/** The hours by runs of equal days: [{ days: "Monday to Thursday", times: "9:00 am to 1:00 pm and …" }, …]. */
export function hoursByDays(hours: Hours): HoursByDays {
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

/** The hours in one line, without the days on which the office is closed. */
export const hoursSummary = (hours: Hours) =>
  hoursByDays(hours)
    .filter(({ times }) => times !== 'closed')
    .map(({ days, times }) => `${days} ${times}`)
    .join('; ');

/** What decides whether the office is open. */
export type Office = Pick<SiteConfig, 'hours' | 'closures' | 'timeZone'>;

/** Days and times are those of the office: "2026-11-26", "13:00". */
type Status =
  | { isOpen: true; until: string }
  | {
      isOpen: false;
      opensAt: string;
      /** The day on which it opens again; undefined if that is today. */
      opensOn: string | undefined;
      /** Whether the office has been open today. */
      isBreak: boolean;
      /** Why the hours of today are not the usual ones. */
      reason: string | undefined;
    };

const dayMs = 86_400_000;

const dayAfter = (date: string, days: number) =>
  new Date(Date.parse(date) + days * dayMs).toISOString().slice(0, 10);

const weekdayOf = (date: string) => weekdays[(new Date(date).getUTCDay() + 6) % 7] ?? 'monday';

/** Opening times of a day of the calendar, and why they are not the usual ones. */
function hoursOn({ hours, closures }: Office, date: string) {
  const closure = closures.find(({ from, to = from }) => from <= date && date <= to);
  return closure
    ? { spans: closure.hours ?? [], reason: closure.reason }
    : { spans: hours[weekdayOf(date)], reason: undefined };
}

/** Whether the office is open now, in any time zone of the visitor; undefined if it does not open within a year. */
export function openingStatus(office: Office, now: Date): Status | undefined {
  const { date, time } = localTime(office.timeZone, now);
  const { spans, reason } = hoursOn(office, date);
  const current = spans.find(([opens, closes]) => opens <= time && time < closes);
  if (current) return { isOpen: true, until: current[1] };
  const isBreak = spans.some(([, closes]) => closes <= time);
  const later = spans.find(([opens]) => time < opens);
  if (later) return { isOpen: false, opensAt: later[0], opensOn: undefined, isBreak, reason };
  for (let days = 1; days <= 366; days += 1) {
    const opensOn = dayAfter(date, days);
    const [first] = hoursOn(office, opensOn).spans;
    if (first) return { isOpen: false, opensAt: first[0], opensOn, isBreak: false, reason };
  }
  return undefined;
}

/** Day and time at a place: { date: "2026-11-26", time: "13:00" }. */
export function localTime(timeZone: string, now: Date) {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(now);
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    parts.find((candidate) => candidate.type === type)?.value ?? '';
  return {
    date: `${part('year')}-${part('month')}-${part('day')}`,
    time: `${part('hour')}:${part('minute')}`,
  };
}

/** The instant of a day and time at a place ("2026-11-25T13:00"), in milliseconds. */
export function instantOf(moment: string, timeZone: string) {
  const wanted = Date.parse(`${moment}Z`);
  // The offset of the place can be another one at the first guess than at the instant itself.
  return [0, 1].reduce((instant) => {
    const { date, time } = localTime(timeZone, new Date(instant));
    return instant + wanted - Date.parse(`${date}T${time}Z`);
  }, wanted);
}

/** "Thursday, November 26" or "Thu, Nov 26" from "2026-11-26". */
const formatDay = (date: string, style: 'long' | 'short') =>
  new Date(date).toLocaleDateString('en-US', {
    weekday: style,
    month: style,
    day: 'numeric',
    timeZone: 'UTC',
  });

export type OtherHours = readonly { until: string; days: string; times: string }[];

/** Closures as hours tables show them: { days: "Thu, Nov 26", times: "closed (Thanksgiving)" }; `until` is the last day. */
export const otherHours = (closures: Office['closures']): OtherHours =>
  closures.map(({ from, to = from, hours = [], reason }) => ({
    until: to,
    days: [...new Set([from, to])].map((date) => formatDay(date, 'short')).join(' to '),
    times: `${formatSpans(hours)} (${reason})`,
  }));

/** "Monday" within a week, after it "Monday, January 4"; nothing for today. */
const openingDay = (opensOn: string | undefined, now: Date) => {
  if (!opensOn) return '';
  const isNear = Date.parse(opensOn) - now.getTime() < 6 * dayMs;
  return `${isNear ? dayName(weekdayOf(opensOn)) : formatDay(opensOn, 'long')} `;
};

/** "Open now until 1:00 pm", "Closed for lunch, opens 3:00 pm", "Closed today (Thanksgiving), opens Friday 9:00 am". */
export function openingStatusText(status: Status, now: Date) {
  if (status.isOpen) return `Open now until ${formatTime(status.until)}`;
  const { opensAt, opensOn, isBreak, reason } = status;
  const why = reason ? ` today (${reason})` : isBreak ? ' for lunch' : '';
  return `Closed${why}, opens ${openingDay(opensOn, now)}${formatTime(opensAt)}`;
}

/** "Call now: we are here until 1:00 pm.", "We answer again Monday 9:00 am." */
export function callingAdvice(status: Status, now: Date) {
  if (status.isOpen) return `Call now: we are here until ${formatTime(status.until)}.`;
  const { opensAt, opensOn } = status;
  return `We answer again ${opensOn ? '' : 'at '}${openingDay(opensOn, now)}${formatTime(opensAt)}.`;
}
