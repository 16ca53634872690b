import { useEffect, useState } from 'react';
import { hours, timeZone } from '~/generated/site.ts';
import { callingAdvice, openingStatus, openingStatusText } from '~/lib/openingHours.ts';
import styles from './OpeningNote.module.css';

const texts = { status: openingStatusText, calling: callingAdvice };

type Props = {
  /** "status": whether the office is open; "calling": what this means for a call. */
  says: keyof typeof texts;
};

/** One line on whether the office is open, kept free until the browser can tell, then kept true. */
export function OpeningNote({ says }: Props) {
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
    <p className={styles.note} data-opening={says}>
      {status && texts[says](status)}
    </p>
  );
}
