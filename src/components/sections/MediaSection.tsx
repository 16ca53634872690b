import type { ReactNode } from 'react';
import { Picture } from '~/components/ui/Picture';
import type { PictureSource } from '~/lib/picture';
import styles from './MediaSection.module.css';

type Props = {
  picture: PictureSource;
  /** What the picture says; "" when it decorates. */
  alt: string;
  /** Which side of the words the picture stands on, on wide screens. */
  side: 'start' | 'end';
  id?: string;
  /** Heading, words, links. */
  children: ReactNode;
};

/** Words beside a picture; the picture follows the words on small screens. */
export function MediaSection({ picture, alt, side, id, children }: Props) {
  return (
    <section id={id} className={styles.section} data-side={side}>
      <div className={styles.words}>{children}</div>
      <Picture
        className={styles.picture}
        picture={picture}
        alt={alt}
        sizes="(width >= 64rem) 34vw, 92vw"
      />
    </section>
  );
}
