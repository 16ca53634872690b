import type { ReactNode } from 'react';
import styles from './Split.module.css';

type Props = { children: readonly [ReactNode, ReactNode] };

/** Two columns on wide screens. */
export function Split({ children }: Props) {
  return <div className={styles.split}>{children}</div>;
}
