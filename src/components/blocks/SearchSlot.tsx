import { useHydrated } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import styles from './SearchSlot.module.css';

type Props = {
  /** The search field, passed in so that the 404 page can load it lazily. */
  children: ReactNode;
};

/** Reserves the space of the search field, which appears after hydration. */
export function SearchSlot({ children }: Props) {
  return (
    <div className={styles.slot} data-screen-only>
      {useHydrated() && children}
    </div>
  );
}
