import type { ReactNode } from 'react';
import styles from './Split.module.css';

type Props = { children: readonly [ReactNode, ReactNode] };

export function Split({ children }: Props) {
  return <div className={styles.split}>{children}</div>;
}
