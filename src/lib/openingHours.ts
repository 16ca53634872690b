import type { Site } from '../schemas/site.ts';

type Hours = Site['hours'];

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
    : spans
        .map(({ opens, closes }) => `${formatTime(opens)} to ${formatTime(closes)}`)
        .join(' and ');

export type WeekRow = { days: string; times: string };

/** Consecutive days with the same hours share a row: { days: "Monday to Thursday", times: "9:00 am to 1:00 pm and …" }. */
export function weekRows(hours: Hours): WeekRow[] {
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

/** Hours on one line, without the days when the office is closed. */
export const hoursSummary = (hours: Hours) =>
  weekRows(hours)
    .filter(({ times }) => times !== 'closed')
    .map(({ days, times }) => `${days} ${times}`)
    .join('; ');

/** Kinds of days on which the office is open: "weekday hours", "weekday and Saturday hours". */
export function hoursDays(hours: Hours) {
  const [saturday, sunday] = [hours.saturday.length > 0, hours.sunday.length > 0];
  const weekend = saturday && sunday ? 'weekend' : (saturday && 'Saturday') || (sunday && 'Sunday');
  const isOpen = weekdays.slice(0, 5).some((day) => hours[day].length > 0);
  return `${[isOpen && 'weekday', weekend].filter(Boolean).join(' and ')} hours`;
}

export type OfficeTimes = Pick<Site, 'hours' | 'otherHours' | 'timeZone'>;

/** Times are local ("13:00"). */
type Status =
  | { isOpen: true; until: string }
  | {
      isOpen: false;
      opensAt: string;
      opensOn: string;
      /** Days on the office's calendar until it opens; 0 if it opens later today. */
      daysUntil: number;
    };

const dayMs = 86_400_000;

const dayAfter = (date: string, days: number) =>
  new Date(Date.parse(date) + days * dayMs).toISOString().slice(0, 10);

const weekdayOf = (date: string) => weekdays[(new Date(date).getUTCDay() + 6) % 7] ?? 'monday';

function hoursOn({ hours, otherHours }: OfficeTimes, date: string) {
  const other = otherHours.find(({ from, to = from }) => from <= date && date <= to);
  return other ? (other.hours ?? []) : hours[weekdayOf(date)];
}

/** Undefined if it stays closed for a year. */
export function openingStatus(office: OfficeTimes, now: Date): Status | undefined {
  const { date, time } = localTime(office.timeZone, now);
  const current = hoursOn(office, date).find(({ opens, closes }) => opens <= time && time < closes);
  if (current) return { isOpen: true, until: current.closes };
  for (let daysUntil = 0; daysUntil <= 366; daysUntil += 1) {
    const opensOn = dayAfter(date, daysUntil);
    const next = hoursOn(office, opensOn).find(({ opens }) => daysUntil > 0 || time < opens);
    if (next) return { isOpen: false, opensAt: next.opens, opensOn, daysUntil };
  }
  return undefined;
}

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

const timeOf = (minutes: number) =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');

/** When a number of office hours will have passed; undefined if it takes more than a year. */
function afterOfficeHours(office: OfficeTimes, officeHours: number, now: Date) {
  const { date, time } = localTime(office.timeZone, now);
  let left = officeHours * 60;
  for (let days = 0; days <= 366; days += 1) {
    const day = dayAfter(date, days);
    for (const { opens, closes } of hoursOn(office, day)) {
      const start = Math.max(minutesOf(opens), days === 0 ? minutesOf(time) : 0);
      const open = Math.max(0, minutesOf(closes) - start);
      if (open >= left) return { day, days, minutes: start + left, closes };
      left -= open;
    }
  }
  return undefined;
}

/**
 * By when a request or a message is answered within a number of office hours, and when to call if one can call sooner:
 * "today by 4:30 pm.", "tomorrow morning. For today, call at 3:00 pm."; undefined if it takes more than a year.
 * Times are rounded up to a quarter of an hour, but not past closing.
 */
export function replyPromise(office: OfficeTimes, officeHours: number, now: Date) {
  const answer = afterOfficeHours(office, officeHours, now);
  if (!answer) return undefined;
  const { day, days, closes } = answer;
  const minutes = Math.min(Math.ceil(answer.minutes / 15) * 15, minutesOf(closes));
  const isMorning = days > 0 && minutes <= 12 * 60;
  const by = isMorning ? 'morning' : `by ${formatTime(timeOf(minutes))}`;
  const status = openingStatus(office, now);
  return `${nameOfDay(day, days)} ${by}.${days > 0 && status ? callingToday(status) : ''}`;
}

/** " For today, call by 6:00 pm.", " For today, call at 3:00 pm."; empty if the office does not open again today. */
function callingToday(status: Status) {
  if (status.isOpen) return ` For today, call by ${formatTime(status.until)}.`;
  return status.daysUntil === 0 ? ` For today, call ${openingTime(status)}.` : '';
}

/** "today", "tomorrow", "Monday" within a week, "Monday, January 4," after that. */
function nameOfDay(date: string, days: number) {
  if (days < 2) return days === 0 ? 'today' : 'tomorrow';
  return days < 7 ? dayName(weekdayOf(date)) : `${formatDay(date, 'long')},`;
}

/** Clocks by time zone, because each takes long to make. */
const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(timeZone: string) {
  const clock =
    clocks.get(timeZone) ??
    new Intl.DateTimeFormat('en-US', {
      timeZone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    });
  clocks.set(timeZone, clock);
  return clock;
}

/** { date: "2026-11-26", time: "13:00" }. */
export function localTime(timeZone: string, now: Date) {
  const parts = clockOf(timeZone).formatToParts(now);
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    parts.find((candidate) => candidate.type === type)?.value ?? '';
  return {
    date: `${part('year')}-${part('month')}-${part('day')}`,
    time: `${part('hour')}:${part('minute')}`,
  };
}

/** The instant of a local date and time ("2026-11-25T13:00"), in milliseconds since 1970. */
export function instantOf(moment: string, timeZone: string) {
  const wanted = Date.parse(`${moment}Z`);
  // The second pass corrects the first guess when a clock change falls between the two.
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

/** A row of an hours table for days with other hours; `until` is the last of them, "2026-11-27". */
export type OtherHoursRow = WeekRow & { until: string };

/** { until: "2026-11-26", days: "Thu, Nov 26", times: "closed (Thanksgiving)" }. */
export const otherHoursRows = (otherHours: OfficeTimes['otherHours']): OtherHoursRow[] =>
  otherHours.map(({ from, to = from, hours = [], reason }) => ({
    until: to,
    days: [...new Set([from, to])].map((date) => formatDay(date, 'short')).join(' to '),
    times: `${formatSpans(hours)} (${reason})`,
  }));

/** "at 3:00 pm" for today, "Monday at 9:00 am" within a week, "Monday, January 4, at 9:00 am" after that. */
function openingTime({ opensAt, opensOn, daysUntil }: Extract<Status, { isOpen: false }>) {
  const time = `at ${formatTime(opensAt)}`;
  if (daysUntil === 0) return time;
  return daysUntil < 7
    ? `${dayName(weekdayOf(opensOn))} ${time}`
    : `${formatDay(opensOn, 'long')}, ${time}`;
}

/**
 * What to do now: "Open until 1:00 pm. Call, and we’ll find you a time.", "Request now, and we’ll call you Monday by 1:00 pm."
 * Without a promise of a reply, when to call.
 */
export function nextStep(status: Status, promise: string | undefined) {
  if (status.isOpen)
    return `Open until ${formatTime(status.until)}. Call, and we’ll find you a time.`;
  return promise ? `Request now, and we’ll call you ${promise}` : callingAdvice(status);
}

/** "Call now. We’re here until 1:00 pm.", "We’re back on the phone Monday at 9:00 am." */
export const callingAdvice = (status: Status) =>
  status.isOpen
    ? `Call now. We’re here until ${formatTime(status.until)}.`
    : `We’re back on the phone ${openingTime(status)}.`;
