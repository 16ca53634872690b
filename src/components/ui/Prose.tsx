import type { PropsWithChildren } from 'react';
import styles from './Prose.module.css';

export function Prose({ children }: PropsWithChildren) {
  return <div className={styles.prose}>{children}</div>;
}
