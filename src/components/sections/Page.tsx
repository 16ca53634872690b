import { type ReactNode, useDeferredValue } from 'react';
import type { Page as PageData } from '~/content/page';
import { wasChosen } from '~/lib/steps';
import { pageGraph } from '~/lib/structuredData';
import styles from './Page.module.css';

type Props = {
  hero: ReactNode;
  /** What follows the hero. */
  children: ReactNode;
};

/**
 * A page in its parts. When a link has led to it, the hero is painted first and the rest with the next frame: the
 * layout of a long text takes a phone more time than all that comes before.
 */
export function Page({ page, ...parts }: Props & { page: PageData }) {
  return (
    <>
      <Parts key={page.path} {...parts} />
      <StructuredData page={page} />
    </>
  );
}

function Parts({ hero, children }: Props) {
  const isWhole = useDeferredValue(true, wasChosen() ? false : undefined);
  return (
    <>
      {hero}
      {isWhole ? children : <div className={styles.space} />}
    </>
  );
}

/**
 * What the page is, for search engines. They read the document: browsers get no code for it. It stands in the
 * page and not in the head's data, which is sent twice, as tags and as state.
 */
function StructuredData({ page }: { page: PageData }) {
  const json = import.meta.env.SSR
    ? JSON.stringify(pageGraph(page)).replaceAll('<', '\\u003c')
    : '';
  return (
    <script
      type="application/ld+json"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON of our own, with "<" escaped.
      dangerouslySetInnerHTML={{ __html: json }}
    />
  );
}
