import type { ReactNode } from 'react';
import styles from './MediaSection.module.css';

type Props = {
  /** A picture or a plate; decoration where it has no words. */
  figure: ReactNode;
  /** Which side of the words the figure stands on, on wide screens. */
  side: 'start' | 'end';
  id?: string;
  /** Heading, words, links. */
  children: ReactNode;
};

/** CSS `sizes` of a picture beside words. */
export const mediaSizes = '(width >= 64rem) 36vw, 92vw';

/** Words beside a figure, which follows the words on small screens. */
export function MediaSection({ figure, side, id, children }: Props) {
  return (
    <section id={id} className={styles.section} data-side={side}>
      <div className={styles.words}>{children}</div>
      <div className={styles.figure}>{figure}</div>
    </section>
  );
}
