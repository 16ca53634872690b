import type { ReactNode } from 'react';
import styles from './ButtonRow.module.css';

type Props = { children: ReactNode };

/** Buttons beside each other, below each other where space is short. */
export function ButtonRow({ children }: Props) {
  return <div className={styles.row}>{children}</div>;
}
