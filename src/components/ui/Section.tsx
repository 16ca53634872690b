import type { ReactNode } from 'react';
import styles from './Section.module.css';

/** Backgrounds: cool ones for the body, warm paper for people and visits. */
export type Tone = 'white' | 'tint' | 'warm' | 'light' | 'dark';

type Props = {
  children: ReactNode;
  heading?: string;
  text?: ReactNode;
  tone?: Tone;
  id?: string;
  isScreenOnly?: boolean;
};

export function Section({ children, heading, text, tone = 'white', id, isScreenOnly }: Props) {
  return (
    <section
      id={id}
      className={styles.section}
      data-tone={tone}
      data-screen-only={isScreenOnly || undefined}
    >
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
