import type { ReactNode } from 'react';
import article from '~/generated/texts/article.ts';
import styles from './ShortVersion.module.css';

type Props = {
  /** A list. */
  children: ReactNode;
};

/** What an article says, for those who read no further. */
export function ShortVersion({ children }: Props) {
  return (
    <div className={styles.short}>
      <h2 className={styles.title}>{article.shortVersion}</h2>
      {children}
    </div>
  );
}
