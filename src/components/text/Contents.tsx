import type { ReactNode } from 'react';
import { Icon } from '~/components/ui/Icon.tsx';
import article from '~/generated/texts/article.ts';
import styles from './Contents.module.css';

type Props = {
  /** A list of links to the headings; the build makes it. */
  children: ReactNode;
};

/** The headings of an article: a list that folds, and stands beside the text where there is room. */
export function Contents({ children }: Props) {
  return (
    <nav className={styles.contents} aria-labelledby="contents">
      <div className={styles.inner}>
        <h2 id="contents">{article.contents}</h2>
        <details>
          <summary aria-labelledby="contents">
            <Icon name="chevron-down" />
          </summary>
          {children}
        </details>
      </div>
    </nav>
  );
}
