import type { PropsWithChildren } from 'react';
import styles from './ButtonRow.module.css';

/** Buttons side by side; full width on phones. */
export function ButtonRow({ children }: PropsWithChildren) {
  return <div className={styles.row}>{children}</div>;
}
