import type { ReactNode } from 'react';
import styles from './Note.module.css';

type Props = { children: ReactNode };

/** A remark on the paragraph before it, in the margin where there is one. */
export function Note({ children }: Props) {
  return (
    <div className={styles.note} role="note" data-place="side">
      {children}
    </div>
  );
}
