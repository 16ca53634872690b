import type { PropsWithChildren } from 'react';
import styles from './CardGrid.module.css';

type Props = PropsWithChildren<{
  /** Stacks the cards as rows on tablets, too. */
  isList?: boolean;
}>;

/** Cards in one, two or three columns. */
export function CardGrid({ isList, children }: Props) {
  return (
    <ul className={styles.grid} data-list={isList} data-lazy-children>
      {children}
    </ul>
  );
}
