import type { ReactNode } from 'react';
import { Picture } from '~/components/ui/Picture.tsx';
import type { Built } from '~/lib/picture.ts';
import type { CardData } from '~/schemas/modules.ts';
import styles from './Card.module.css';

type Props = Built<CardData> & {
  /** The only link of the card, which a click anywhere on the card follows. */
  link: ReactNode;
  /** Whether its title has two lines and its text three, at most. */
  isArticle?: boolean;
  /** Whether phones show it as a row: a small picture, the title and the link. */
  isRow?: boolean;
};

/** A picture, a title, a text and a link, as an item of a CardGrid. */
export function Card({ title, excerpt, picture, focalPoint, link, isArticle, isRow }: Props) {
  return (
    <li className={styles.card} data-article={isArticle} data-row={isRow}>
      <Picture
        className={styles.picture}
        picture={picture}
        focalPoint={focalPoint}
        alt=""
        sizes={`(width >= 64rem) 34vw, (width >= 48rem) 56vw, ${isRow ? '10rem' : '115vw'}`}
      />
      <div className={styles.body}>
        <h3 className={styles.title}>{title}</h3>
        <p className={styles.text}>{excerpt}</p>
        <p className={styles.link}>{link}</p>
      </div>
    </li>
  );
}
