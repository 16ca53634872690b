import { review } from '~/generated/site.ts';
import article from '~/generated/texts/article.ts';
import { PublishedDate } from './PublishedDate.tsx';
import styles from './ReviewedBy.module.css';

/** Who has reviewed the page, or that the review is under way. */
export function ReviewedBy() {
  return (
    <p className={styles.line} data-collection="review">
      {review.on ? (
        <>
          {article.reviewed} {review.by} on <PublishedDate date={review.on} />.
        </>
      ) : (
        article.reviewUnderWay
      )}
    </p>
  );
}
