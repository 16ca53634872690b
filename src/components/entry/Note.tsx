import type { PropsWithChildren } from 'react';
import styles from './Note.module.css';

/** An aside on the paragraph before it. */
export function Note({ children }: PropsWithChildren) {
  return (
    <div className={styles.note} role="note">
      {children}
    </div>
  );
}
