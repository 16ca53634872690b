import { useEffect, useState } from 'react';
import { hours, timeZone } from '~/generated/site.ts';
import { callingAdvice, openingStatus, openingStatusText } from '~/lib/openingHours.ts';
import styles from './OpeningNote.module.css';

const textsOf = { status: openingStatusText, calling: callingAdvice };

/** A line on whether the office is open, or on what that means for a call; empty until the browser knows the time. */
export function OpeningNote({ topic }: { topic: keyof typeof textsOf }) {
  const [now, setNow] = useState<Date>();
  useEffect(() => {
    const refresh = () => setNow(new Date());
    refresh();
    const timer = setInterval(refresh, 20_000);
    document.addEventListener('visibilitychange', refresh);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', refresh);
    };
  }, []);
  const status = now && openingStatus(hours, timeZone, now);
  return (
    <p className={styles.note} data-opening={topic} data-screen-only>
      {status && textsOf[topic](status)}
    </p>
  );
}
