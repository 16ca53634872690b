import type { ReactNode } from 'react';
import { Icon } from '~/components/ui/Icon.tsx';
import article from '~/generated/strings/article.ts';
import styles from './Contents.module.css';

type Props = {
  children: ReactNode;
  /** Sticky content below the list. */
  footer: ReactNode;
};

/** camelCase, so it can't clash with a heading's lower-case slug. */
const titleId = 'tableOfContents';

/** An article's table of contents, which the build generates: collapsible, and beside the text on wide screens. */
export function Contents({ children, footer }: Props) {
  return (
    <nav className={styles.contents} aria-labelledby={titleId} data-screen-only>
      <div className={styles.inner}>
        <h2 id={titleId}>{article.contents}</h2>
        <details>
          <summary aria-labelledby={titleId}>
            <Icon name="chevron-down" />
          </summary>
          {children}
        </details>
        {footer}
      </div>
    </nav>
  );
}
