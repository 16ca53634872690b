import type { PropsWithChildren } from 'react';
import styles from './CardGrid.module.css';

type Props = PropsWithChildren<{
  /** Makes the first card larger in three columns, whatever their number. */
  hasLead?: boolean;
}>;

/** Cards in one, two or three columns. */
export function CardGrid({ hasLead, children }: Props) {
  return (
    <ul className={styles.grid} data-lead={hasLead} data-lazy-children>
      {children}
    </ul>
  );
}
