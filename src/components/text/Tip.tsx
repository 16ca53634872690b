import type { ReactNode } from 'react';
import { Icon } from '~/components/ui/Icon.tsx';
import article from '~/generated/texts/article.ts';
import styles from './Tip.module.css';

type Props = { children: ReactNode };

/** Something to do today. */
export function Tip({ children }: Props) {
  return (
    <div className={styles.tip}>
      <h2 className={styles.title}>
        <Icon name="lightbulb" />
        {article.tip}
      </h2>
      {children}
    </div>
  );
}
