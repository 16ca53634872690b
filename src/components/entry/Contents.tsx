import type { ReactNode } from 'react';
import { Icon } from '~/components/ui/Icon.tsx';
import article from '~/generated/strings/article.ts';
import styles from './Contents.module.css';

type Props = {
  children: ReactNode;
  /** Sticky content below the list. */
  footer: ReactNode;
};

export function Contents({ children, footer }: Props) {
  return (
    <div className={styles.contents} data-screen-only>
      <div className={styles.inner}>
        <nav aria-label={article.contents}>
          {/* The navigation has this name already. */}
          <p aria-hidden="true">{article.contents}</p>
          <details>
            <summary>
              {article.contents}
              <Icon name="chevron-down" />
            </summary>
            {children}
          </details>
        </nav>
        {footer}
      </div>
    </div>
  );
}
