import type { PropsWithChildren } from 'react';
import styles from './CardGrid.module.css';

export function CardGrid({ children }: PropsWithChildren) {
  return <ul className={styles.grid}>{children}</ul>;
}
