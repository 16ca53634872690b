import { review } from '~/generated/site.ts';
import article from '~/generated/strings/article.ts';
import { reviewOf } from '~/lib/review.ts';
import type { Page } from '~/schemas/page.ts';
import { DateText } from './DateText.tsx';
import styles from './ReviewedBy.module.css';

export function ReviewedBy({ page }: { page: Pick<Page, 'published' | 'written'> }) {
  const reviewed = reviewOf(review, page);
  return (
    reviewed && (
      <p className={styles.line} data-block="review">
        {article.reviewed} {reviewed.by} {article.reviewedOn} <DateText date={reviewed.on} />.
      </p>
    )
  );
}
