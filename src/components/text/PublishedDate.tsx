import { formatDate } from '~/lib/date.ts';

type Props = {
  /** YYYY-MM-DD. */
  date: string;
};

/** Day of publication. */
export function PublishedDate({ date }: Props) {
  return <time dateTime={date}>{formatDate(date)}</time>;
}
