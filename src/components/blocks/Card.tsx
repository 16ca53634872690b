import type { ReactNode } from 'react';
import { Picture } from '~/components/ui/Picture.tsx';
import { VisuallyHidden } from '~/components/ui/VisuallyHidden.tsx';
import type { FocalPoint, PictureSource } from '~/lib/picture.ts';
import styles from './Card.module.css';

type Props = {
  id?: string;
  /** Text, or the card's link. */
  title: ReactNode;
  picture?: PictureSource | undefined;
  focalPoint?: FocalPoint | undefined;
  excerpt?: string | undefined;
  /** What the card leads to: "Service". */
  kind?: string | undefined;
  /** A click anywhere on the card follows its only link, which is here or in the title. */
  link?: ReactNode;
  level?: 'h2' | 'h3';
  /** Clamps title and text. */
  isArticle?: boolean;
  /** On phones, shows one line of the text, beside a smaller picture. */
  isCompact?: boolean;
};

/** An item of a CardGrid: picture, title, text and link; on phones, the picture is small and beside the title. */
export function Card({
  id,
  title,
  picture,
  focalPoint,
  excerpt,
  kind,
  link,
  level: Title = 'h3',
  isArticle,
  isCompact,
}: Props) {
  return (
    <li id={id} className={styles.card} data-article={isArticle} data-compact={isCompact}>
      {picture && (
        <Picture
          className={styles.picture}
          picture={picture}
          focalPoint={focalPoint}
          alt=""
          sizes="(width >= 64rem) 34vw, (width >= 48rem) 56vw, 10rem"
        />
      )}
      <div className={styles.body}>
        <Title className={styles.title}>
          {kind && (
            <span className={styles.kind}>
              {kind}
              <VisuallyHidden>:</VisuallyHidden>
            </span>
          )}
          {title}
        </Title>
        {excerpt && <p className={styles.text}>{excerpt}</p>}
        {link && <p className={styles.link}>{link}</p>}
      </div>
    </li>
  );
}
