import { review } from '~/generated/site.ts';
import article from '~/generated/texts/article.ts';
import { PublishedDate } from './PublishedDate.tsx';
import styles from './ReviewedBy.module.css';

/** Who has reviewed the page, and when; nothing before that. */
export function ReviewedBy() {
  return (
    review && (
      <p className={styles.line} data-collection="review">
        {article.reviewed} {review.by} on <PublishedDate date={review.on} />.
      </p>
    )
  );
}
