import type { ReactNode } from 'react';
import { Picture } from '~/components/ui/Picture';
import type { HeroStyle } from '~/content/schemas/entries';
import { noWiderThan, type PictureSource } from '~/lib/picture';
import styles from './Hero.module.css';

/** Widest file of a wide picture for phones, in pixels; they show its right half only. */
const phoneWidth = 1024;

type Props = {
  title: string;
  /** A sentence under the title. */
  lead?: string;
  picture: PictureSource;
  /** Upright picture for small screens. */
  portrait?: PictureSource | undefined;
  /** Words white or black, with or without a shade behind them. */
  look: HeroStyle;
  /** Breadcrumbs above the title. */
  breadcrumbs?: ReactNode;
  /** Buttons or a line of facts under the words. */
  children?: ReactNode;
  /** What stands beside the words on wide screens and below them on small ones. */
  aside?: ReactNode;
};

/** The top of a page: title and lead on a picture, or above it on small screens. */
export function Hero({
  title,
  lead,
  picture,
  portrait,
  look,
  breadcrumbs,
  children,
  aside,
}: Props) {
  return (
    <section
      className={styles.hero}
      data-text={look.text}
      data-overlay={look.overlay}
      data-size={aside ? 'tall' : 'banner'}
    >
      <Picture
        className={styles.picture}
        picture={picture}
        narrow={portrait ?? noWiderThan(phoneWidth, picture)}
        alt=""
        sizes="100vw"
        priority
      />
      <div className={styles.content}>
        <div className={styles.words}>
          {breadcrumbs}
          <h1>{title}</h1>
          {lead && <p className={styles.lead}>{lead}</p>}
          {children}
        </div>
        {aside}
      </div>
    </section>
  );
}
