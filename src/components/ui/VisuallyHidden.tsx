import type { PropsWithChildren } from 'react';
import styles from './VisuallyHidden.module.css';

/** Text for screen readers only. */
export function VisuallyHidden({ children }: PropsWithChildren) {
  return <span className={styles.hidden}>{children}</span>;
}
