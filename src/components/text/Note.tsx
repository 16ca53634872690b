import type { PropsWithChildren } from 'react';
import styles from './Note.module.css';

/** A remark on the paragraph before it, in the margin if there is one. */
export function Note({ children }: PropsWithChildren) {
  return (
    <div className={styles.note} role="note" data-place="side">
      {children}
    </div>
  );
}
