import { formatDate } from '~/lib/date.ts';

/** `date` is YYYY-MM-DD. */
export function DateText({ date }: { date: string }) {
  return <time dateTime={date}>{formatDate(date)}</time>;
}
