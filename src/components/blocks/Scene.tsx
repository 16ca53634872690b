import type { PropsWithChildren } from 'react';
import { Picture } from '~/components/ui/Picture.tsx';
import type { PictureSource } from '~/lib/picture.ts';
import styles from './Scene.module.css';

type Props = PropsWithChildren<{ heading: string; picture: PictureSource }>;

/** A section over the empty left side of a light picture; small screens show the picture below. */
export function Scene({ heading, picture, children }: Props) {
  return (
    <section className={styles.scene} data-tone="sky">
      <div className={styles.content}>
        <h2>{heading}</h2>
        {children}
      </div>
      <Picture className={styles.picture} picture={picture} alt="" sizes="100vw" />
    </section>
  );
}
