import type { ReactNode } from 'react';
import styles from './Section.module.css';

type Props = {
  children: ReactNode;
  /** Heading of the section; the section is labelled by it. */
  heading?: string;
  /** A paragraph under the heading. */
  text?: string;
  /** Background. */
  tone?: 'white' | 'mist' | 'sky' | 'night';
  /** Anchor of the section; also ties the heading to it. */
  id?: string;
};

/** A band of the page with its heading. */
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
