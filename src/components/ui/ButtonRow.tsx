import type { PropsWithChildren } from 'react';
import styles from './ButtonRow.module.css';

/** Buttons side by side; on phones, each is as wide as the page. */
export function ButtonRow({ children }: PropsWithChildren) {
  return <div className={styles.row}>{children}</div>;
}
