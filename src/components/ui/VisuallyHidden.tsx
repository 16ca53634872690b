import type { ReactNode } from 'react';
import styles from './VisuallyHidden.module.css';

type Props = {
  /** Screen readers announce changes of a status. */
  role?: 'status';
  children: ReactNode;
};

export function VisuallyHidden({ role, children }: Props) {
  return (
    <span className={styles.hidden} role={role}>
      {children}
    </span>
  );
}
