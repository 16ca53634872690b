import { review } from 'virtual:site';
import { PublishedDate } from './PublishedDate';
import styles from './ReviewedBy.module.css';

/** Who has checked what the page says on health; as long as nobody has signed, that it is under way. */
export function ReviewedBy() {
  return (
    <p className={styles.line} data-collection="review">
      {review.on ? (
        <>
          Reviewed by {review.by} on <PublishedDate date={review.on} />.
        </>
      ) : (
        `Health review by ${review.by}, is under way.`
      )}
    </p>
  );
}
