import type { ReactNode } from 'react';
import { Icon } from '~/components/ui/Icon';
import styles from './Tip.module.css';

type Props = { children: ReactNode };

/** Something to do today. */
export function Tip({ children }: Props) {
  return (
    <aside className={styles.tip}>
      <h3 className={styles.title}>
        <Icon name="lightbulb" />
        Try this today
      </h3>
      {children}
    </aside>
  );
}
