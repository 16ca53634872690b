import type { ReactNode } from 'react';
import styles from './MediaSection.module.css';

type Props = {
  media: ReactNode;
  side: 'start' | 'end';
  children: ReactNode;
};

export function MediaSection({ media, side, children }: Props) {
  return (
    <section className={styles.section} data-side={side}>
      <div className={styles.text}>{children}</div>
      {media && <div className={styles.media}>{media}</div>}
    </section>
  );
}
