import { review } from '~/generated/site.ts';
import article from '~/generated/strings/article.ts';
import { DateText } from './DateText.tsx';
import styles from './ReviewedBy.module.css';

/** Who reviewed the page, and when; nothing until then. */
export function ReviewedBy() {
  return (
    review && (
      <p className={styles.line} data-block="review">
        {article.reviewed} {review.by} {article.reviewedOn} <DateText date={review.on} />.
      </p>
    )
  );
}
