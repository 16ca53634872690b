import type { ReactNode } from 'react';
import { Picture } from '~/components/ui/Picture.tsx';
import type { Page } from '~/content/page.ts';
import { noWiderThan } from '~/lib/picture.ts';
import { Breadcrumbs } from './Breadcrumbs.tsx';
import styles from './Hero.module.css';

/** Widest file of a wide picture for phones, in pixels; they show its right half only. */
const phoneWidth = 1024;

type Props = {
  page: Page;
  /** A sentence under the title. */
  lead?: string;
  /** Buttons or a line of facts under the words. */
  children?: ReactNode;
  /** What stands beside the words on wide screens and below them on small ones. */
  aside?: ReactNode;
};

/** The top of a page: title and lead on a picture, or above it on small screens. */
export function Hero({ page, lead, children, aside }: Props) {
  const { heading, hero, picture, portrait } = page;
  return (
    <section
      className={styles.hero}
      data-text={hero.text}
      data-overlay={hero.overlay}
      data-size={aside ? 'tall' : 'banner'}
    >
      <Picture
        className={styles.picture}
        picture={picture}
        narrow={portrait ?? noWiderThan(phoneWidth, picture)}
        alt=""
        sizes="100vw"
        priority
        focus={hero.focus}
      />
      <div className={styles.content}>
        <div className={styles.words}>
          {page.path !== '/' && <Breadcrumbs trail={page.trail} name={page.name} />}
          <h1>{heading}</h1>
          {lead && <p className={styles.lead}>{lead}</p>}
          {children}
        </div>
        {aside}
      </div>
    </section>
  );
}
