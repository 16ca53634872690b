import type { ReactNode } from 'react';
import { Icon } from '~/components/ui/Icon.tsx';
import article from '~/generated/strings/article.ts';
import styles from './Contents.module.css';

type Props = {
  children: ReactNode;
  /** What sticks with the list beside the text. */
  below: ReactNode;
};

/** The headings of an article: a list from the build, which folds and on wide screens stands beside the text. */
export function Contents({ children, below }: Props) {
  return (
    <nav className={styles.contents} aria-labelledby="contents" data-screen-only>
      <div className={styles.inner}>
        <h2 id="contents">{article.contents}</h2>
        <details>
          <summary aria-labelledby="contents">
            <Icon name="chevron-down" />
          </summary>
          {children}
        </details>
        {below}
      </div>
    </nav>
  );
}
