import type { ReactNode } from 'react';
import { PhoneText } from '~/components/links/PhoneText.tsx';
import styles from './CallToAction.module.css';

type Props = { heading: string; text: string; children: ReactNode };

/** The last block of a page: the next step, with buttons for it. */
export function CallToAction({ heading, text, children }: Props) {
  return (
    <section className={styles.block} data-tone="teal">
      <div className={styles.content}>
        <h2>{heading}</h2>
        <p className={styles.text}>
          <PhoneText>{text}</PhoneText>
        </p>
        {children}
      </div>
    </section>
  );
}
