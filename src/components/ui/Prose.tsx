import type { ReactNode } from 'react';
import styles from './Prose.module.css';

type Props = { children: ReactNode };

/** Running text: headings, paragraphs, lists. */
export function Prose({ children }: Props) {
  return <div className={styles.prose}>{children}</div>;
}
