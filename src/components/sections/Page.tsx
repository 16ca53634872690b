import { type ReactNode, useDeferredValue } from 'react';
import type { PagePath } from '~/content/page';
import { wasChosen } from '~/lib/steps';
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
export function Page({ path, ...parts }: Props & { path: PagePath }) {
  return <Parts key={path} {...parts} />;
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
