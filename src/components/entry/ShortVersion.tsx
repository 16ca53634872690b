import type { PropsWithChildren } from 'react';
import article from '~/generated/strings/article.ts';
import styles from './ShortVersion.module.css';

export function ShortVersion({ children }: PropsWithChildren) {
  return (
    <div className={styles.short}>
      <h2 className={styles.title}>{article.shortVersion}</h2>
      {children}
    </div>
  );
}
