import type { ReactNode } from 'react';
import { Picture } from '~/components/ui/Picture.tsx';
import type { Built } from '~/lib/picture.ts';
import type { CardData } from '~/schemas/modules.ts';
import styles from './Card.module.css';

type Props = Built<CardData> & {
  /** The card's only link; a click anywhere on the card follows it. */
  link: ReactNode;
  /** Clamps title and text, and on phones shows the text in full width. */
  isArticle?: boolean;
  /** On phones, shows one line of the text, beside a smaller picture. */
  isCompact?: boolean;
};

/** An item of a CardGrid: picture, title, text and link; on phones, the picture is small and beside the title. */
export function Card({ title, excerpt, picture, focalPoint, link, isArticle, isCompact }: Props) {
  return (
    <li className={styles.card} data-article={isArticle} data-compact={isCompact}>
      <Picture
        className={styles.picture}
        picture={picture}
        focalPoint={focalPoint}
        alt=""
        sizes="(width >= 64rem) 34vw, (width >= 48rem) 56vw, 10rem"
      />
      <div className={styles.body}>
        <h3 className={styles.title}>{title}</h3>
        <p className={styles.text}>{excerpt}</p>
        <p className={styles.link}>{link}</p>
      </div>
    </li>
  );
}
