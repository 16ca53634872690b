import { hours, otherHours, timeZone } from '~/generated/site.ts';
import { callingAdvice, openingStatus, openingStatusText } from '~/lib/openingHours.ts';
import styles from './OpeningNote.module.css';
import { useNow } from './useNow.ts';

const textsOf = { status: openingStatusText, calling: callingAdvice };

/** Says whether the office is open, or when to call; empty in the prerendered page, which cannot know the time. */
export function OpeningNote({ topic }: { topic: keyof typeof textsOf }) {
  const now = useNow();
  const status = now && openingStatus({ hours, otherHours, timeZone }, now);
  return (
    <p className={styles.note} data-opening={topic} data-screen-only>
      {status && <span>{textsOf[topic](status)}</span>}
    </p>
  );
}
