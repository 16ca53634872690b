import { BookLink } from '~/components/links/BookLink.tsx';
import { CallLink } from '~/components/links/CallLink.tsx';
import { Faces } from '~/components/office/Faces.tsx';
import labels from '~/generated/strings/labels.ts';
import styles from './BookingCard.module.css';

/** Narrow screens have its links in the action bar instead. */
export function BookingCard() {
  return (
    <div className={styles.card} data-screen-only>
      <p className={styles.title}>{labels.booking}</p>
      <Faces />
      <p className={styles.hours}>{labels.bookingHours}</p>
      <CallLink />
      <BookLink />
    </div>
  );
}
