import type { ReactNode } from 'react';
import { Picture } from '~/components/ui/Picture.tsx';
import type { Focus, PictureSource } from '~/lib/picture.ts';
import styles from './Card.module.css';

type Props = {
  title: string;
  text: string;
  picture: PictureSource;
  /** Where the subject of the picture is. */
  focus: Focus;
  /** A small line under the words. */
  note?: ReactNode;
  /** The one link of the card; the whole card follows it. */
  link: ReactNode;
  /** Cuts the title after two lines and the text after three. */
  clamped?: boolean;
};

/** A picture, a title, some words and one link, as an item of a {@link CardGrid}. */
export function Card({ title, text, picture, focus, note, link, clamped = false }: Props) {
  return (
    <li className={styles.card} data-clamped={clamped}>
      <Picture
        className={styles.picture}
        picture={picture}
        focus={focus}
        alt=""
        sizes="(width >= 64rem) 34vw, (width >= 48rem) 56vw, 115vw"
      />
      <div className={styles.words}>
        <h3 className={styles.title}>{title}</h3>
        <p className={styles.text}>{text}</p>
        {note && <p className={styles.note}>{note}</p>}
        <p className={styles.link}>{link}</p>
      </div>
    </li>
  );
}
