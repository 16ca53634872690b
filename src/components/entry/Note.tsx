import type { PropsWithChildren } from 'react';
import styles from './Note.module.css';

/** A remark on the paragraph before it. */
export function Note({ children }: PropsWithChildren) {
  return (
    <div className={styles.note} role="note">
      {children}
    </div>
  );
}
