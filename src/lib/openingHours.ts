import type { SiteConfig } from '../content/schemas/site.ts';

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
    : spans.map(([opens, closes]) => `${formatTime(opens)}–${formatTime(closes)}`).join(' and ');

export type HoursByDays = readonly { days: string; times: string }[];

/** The hours by runs of equal days: [{ days: "Monday to Thursday", times: "9:00 am–1:00 pm and …" }, …]. */
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

/** Times are local to the office, such as "13:00". */
type Status =
  | { isOpen: true; until: string }
  | {
      isOpen: false;
      opensAt: string;
      opensOn: keyof Hours | undefined;
      /** Whether the office has been open today. */
      isBreak: boolean;
    };

/** Whether the office is open now, in any time zone of the visitor; undefined if it never opens. */
export function openingStatus(hours: Hours, timeZone: string, now: Date): Status | undefined {
  const { today, time } = localTime(timeZone, now);
  const current = hours[today].find(([opens, closes]) => opens <= time && time < closes);
  if (current) return { isOpen: true, until: current[1] };
  const later = hours[today].find(([opens]) => time < opens);
  if (later) {
    const isBreak = hours[today].some(([, closes]) => closes <= time);
    return { isOpen: false, opensAt: later[0], opensOn: undefined, isBreak };
  }
  const start = weekdays.indexOf(today) + 1;
  const following = [...weekdays.slice(start), ...weekdays.slice(0, start)];
  const opensOn = following.find((day) => hours[day].length > 0);
  const opensAt = opensOn && hours[opensOn][0]?.[0];
  return opensAt ? { isOpen: false, opensAt, opensOn, isBreak: false } : undefined;
}

function localTime(timeZone: string, now: Date) {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    weekday: 'long',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(now);
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    parts.find((candidate) => candidate.type === type)?.value ?? '';
  return {
    today: part('weekday').toLowerCase() as keyof Hours,
    time: `${part('hour')}:${part('minute')}`,
  };
}

/** "Open now until 1:00 pm", "Closed for lunch, opens 3:00 pm", "Closed, opens Monday 9:00 am". */
export function openingStatusText(status: Status) {
  if (status.isOpen) return `Open now until ${formatTime(status.until)}`;
  const { opensAt, opensOn, isBreak } = status;
  const day = opensOn ? `${dayName(opensOn)} ` : '';
  return `Closed${isBreak ? ' for lunch' : ''}, opens ${day}${formatTime(opensAt)}`;
}

/** "Call now: we are here until 1:00 pm.", "We answer again Monday 9:00 am." */
export function callingAdvice(status: Status) {
  if (status.isOpen) return `Call now: we are here until ${formatTime(status.until)}.`;
  const day = status.opensOn ? `${dayName(status.opensOn)} ` : '';
  return `We answer again ${status.opensOn ? '' : 'at '}${day}${formatTime(status.opensAt)}.`;
}
