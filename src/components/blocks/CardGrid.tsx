import type { ReactNode } from 'react';
import styles from './CardGrid.module.css';

type Props = {
  /** Cards. */
  children: ReactNode;
};

/** Cards in one, two or three columns. */
export function CardGrid({ children }: Props) {
  return (
    <ul className={styles.grid} data-lazy-children>
      {children}
    </ul>
  );
}
