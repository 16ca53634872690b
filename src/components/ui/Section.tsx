import type { ReactNode } from 'react';
import styles from './Section.module.css';

type Props = {
  children: ReactNode;
  heading?: string;
  text?: string;
  tone?: 'white' | 'mist' | 'sky' | 'night';
  id?: string;
};

/** A full-width band of the page with an optional heading. */
export function Section({ children, heading, text, tone = 'white', id }: Props) {
  return (
    <section id={id} className={styles.section} data-tone={tone}>
      <div className={styles.content}>
        {heading && (
          <div className={styles.head}>
            <h2>{heading}</h2>
            {text && <p className={styles.text}>{text}</p>}
          </div>
        )}
        {children}
      </div>
    </section>
  );
}
