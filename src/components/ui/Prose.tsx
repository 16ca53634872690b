import type { ReactNode } from 'react';
import styles from './Prose.module.css';

type Props = { children: ReactNode } | { paragraphs: readonly string[] };

/** Running text. */
export function Prose(props: Props) {
  return (
    <div className={styles.prose} data-lazy-children>
      {'children' in props
        ? props.children
        : props.paragraphs.map((paragraph) => <p key={paragraph}>{paragraph}</p>)}
    </div>
  );
}
