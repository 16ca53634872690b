import type { PropsWithChildren } from 'react';
import styles from './CardGrid.module.css';

/** Cards in one, two or three columns. */
export function CardGrid({ children }: PropsWithChildren) {
  return (
    <ul className={styles.grid} data-lazy-children>
      {children}
    </ul>
  );
}
