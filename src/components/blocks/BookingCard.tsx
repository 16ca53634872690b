import { BookLink } from '~/components/links/BookLink.tsx';
import { CallLink } from '~/components/links/CallLink.tsx';
import labels from '~/generated/strings/labels.ts';
import styles from './BookingCard.module.css';

/** The ways to book, beside a text; on screens that have no room there, the bar at the bottom has them. */
export function BookingCard() {
  return (
    <div className={styles.card} data-screen-only>
      <p className={styles.title}>{labels.booking}</p>
      <p className={styles.hours}>{labels.bookingHours}</p>
      <CallLink />
      <BookLink variant="secondary" />
    </div>
  );
}
