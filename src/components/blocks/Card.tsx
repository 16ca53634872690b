import type { ReactNode } from 'react';
import { Picture } from '~/components/ui/Picture.tsx';
import type { Built } from '~/lib/picture.ts';
import type { CardData } from '~/schemas/modules.ts';
import styles from './Card.module.css';

type Props = Built<CardData> & {
  /** The card's only link; a click anywhere on the card follows it. */
  link: ReactNode;
  /** Smaller type, as titles of articles are longer. */
  isArticle?: boolean;
  /** On phones, shows a row: small picture, title and link. */
  isRow?: boolean;
};

/** An item of a CardGrid: picture, title, text and link. */
export function Card({ title, excerpt, picture, focalPoint, link, isArticle, isRow }: Props) {
  return (
    <li className={styles.card} data-article={isArticle} data-row={isRow}>
      <Picture
        className={styles.picture}
        picture={picture}
        focalPoint={focalPoint}
        alt=""
        sizes={`(width >= 64rem) ${isArticle && !isRow ? 66 : 34}vw, (width >= 48rem) 56vw, ${isRow ? '10rem' : '115vw'}`}
      />
      <div className={styles.body}>
        <h3 className={styles.title}>{title}</h3>
        <p className={styles.text}>{excerpt}</p>
        <p className={styles.link}>{link}</p>
      </div>
    </li>
  );
}
