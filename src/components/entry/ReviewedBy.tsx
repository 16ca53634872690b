import { review } from '~/generated/site.ts';
import article from '~/generated/strings/article.ts';
import { PublishedDate } from './PublishedDate.tsx';
import styles from './ReviewedBy.module.css';

/** Who reviewed the page, and when; nothing until then. */
export function ReviewedBy() {
  return (
    review && (
      <p className={styles.line} data-block="review">
        {article.reviewed} {review.by} on <PublishedDate date={review.on} />.
      </p>
    )
  );
}
