import type { ReactNode } from 'react';
import { PageLink } from '~/components/links/PageLink.tsx';
import { Picture } from '~/components/ui/Picture.tsx';
import { VisuallyHidden } from '~/components/ui/VisuallyHidden.tsx';
import type { FocalPoint, PictureSource } from '~/lib/picture.ts';
import type { PagePath } from '~/schemas/page.ts';
import styles from './Card.module.css';

type Props = {
  id?: string;
  title: string;
  picture?: PictureSource | undefined;
  focalPoint?: FocalPoint | undefined;
  excerpt?: string | undefined;
  /** Before the title: "Service". */
  kind?: string;
  /** A click anywhere on the card follows its only link: below the text, or the title with this path. */
  link?: ReactNode;
  path?: PagePath;
  level?: 'h2' | 'h3';
};

export function Card({
  id,
  title,
  picture,
  focalPoint,
  excerpt,
  kind,
  link,
  path,
  level: Title = 'h3',
}: Props) {
  const name = (
    <>
      {kind && (
        <span className={styles.kind}>
          {kind}
          <VisuallyHidden>{': '}</VisuallyHidden>
        </span>
      )}
      {title}
    </>
  );
  return (
    <li id={id} className={styles.card}>
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
          {path ? <PageLink path={path}>{name}</PageLink> : name}
        </Title>
        {excerpt && <p className={styles.text}>{excerpt}</p>}
        {link && <p className={styles.link}>{link}</p>}
      </div>
    </li>
  );
}
