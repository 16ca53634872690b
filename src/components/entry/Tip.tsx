import type { PropsWithChildren } from 'react';
import { Icon } from '~/components/ui/Icon.tsx';
import article from '~/generated/strings/article.ts';
import styles from './Tip.module.css';

/** A box with something to do today. */
export function Tip({ children }: PropsWithChildren) {
  return (
    <aside className={styles.tip}>
      <div className={styles.content}>
        <h2 className={styles.title}>
          <Icon name="lightbulb" />
          {article.tip}
        </h2>
        {children}
      </div>
    </aside>
  );
}
