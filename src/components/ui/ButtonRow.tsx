import type { PropsWithChildren } from 'react';
import styles from './ButtonRow.module.css';

export function ButtonRow({ children }: PropsWithChildren) {
  return <div className={styles.row}>{children}</div>;
}
