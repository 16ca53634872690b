import type { ReactNode } from 'react';
import styles from './Split.module.css';

type Props = {
  /** Two blocks. */
  children: readonly [ReactNode, ReactNode];
};

/** Two blocks beside each other on wide screens. */
export function Split({ children }: Props) {
  return <div className={styles.split}>{children}</div>;
}
