import { useHydrated } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import styles from './ConditionFilter.module.css';

interface Props {
  /** The ConditionSearch. A part of its own, for the page that every other brings along loads it late. */
  children: ReactNode;
}

/** Finds conditions by what somebody types. It comes with hydration, into a space of its height. */
export function ConditionFilter({ children }: Props) {
  return (
    <div className={styles.filter} data-screen-only>
      {useHydrated() && children}
    </div>
  );
}
