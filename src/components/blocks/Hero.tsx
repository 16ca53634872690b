import type { ReactNode } from 'react';
import { Picture } from '~/components/ui/Picture.tsx';
import { noWiderThan } from '~/lib/picture.ts';
import type { Page } from '~/schemas/page.ts';
import { Breadcrumbs } from './Breadcrumbs.tsx';
import styles from './Hero.module.css';

/** Widest source for phones, which show about half of a wide picture. */
const phoneWidth = 1024;

type Props = {
  /** With breadcrumbs if it has a path below the home page. */
  page: Pick<Page, 'heading' | 'hero' | 'picture' | 'portrait'> &
    Partial<Pick<Page, 'path' | 'trail' | 'name'>>;
  lead?: ReactNode;
  children?: ReactNode;
  aside?: ReactNode;
  /** Leaves the first screen more room for what follows. */
  isLow?: boolean;
  /** Shows the picture on wide screens only, so that what follows stands in the first screen of a phone. */
  isPlain?: boolean;
};

/**
 * The top of a page: the title over a picture. On small screens, the title is above a banner picture and below a tall one.
 * The DOM order is the small-screen order, so nothing shifts if the browser paints before it has parsed the whole page.
 */
export function Hero({ page, lead, children, aside, isLow, isPlain }: Props) {
  const { heading, hero, picture, portrait, path, trail, name } = page;
  const isTall = Boolean(aside);
  const image = (
    <Picture
      className={styles.picture}
      picture={picture}
      narrow={isPlain ? undefined : (portrait ?? noWiderThan(phoneWidth, picture))}
      alt=""
      sizes="100vw"
      // A lazy picture that is not shown is not loaded.
      priority={!isPlain}
      focalPoint={hero.focalPoint}
    />
  );
  return (
    <section
      className={styles.hero}
      data-text={hero.text}
      data-overlay={hero.overlay}
      data-hero={isTall ? 'tall' : 'banner'}
      data-low={isLow}
      data-plain={isPlain}
      data-portrait={portrait ? true : undefined}
    >
      {isTall && image}
      <div className={styles.content}>
        <div className={styles.title}>
          {path !== '/' && trail && name && <Breadcrumbs trail={trail} name={name} />}
          <h1>{heading}</h1>
          {lead && <p className={styles.lead}>{lead}</p>}
          {children}
        </div>
        {aside}
      </div>
      {!isTall && image}
    </section>
  );
}
