import type { PropsWithChildren } from 'react';
import styles from './ButtonRow.module.css';

/** Buttons side by side; below each other on small screens. */
export function ButtonRow({ children }: PropsWithChildren) {
  return <div className={styles.row}>{children}</div>;
}
