import { useHydrated } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import styles from './ConditionFilter.module.css';

interface Props {
  /** The ConditionSearch; handed over, so that the page for unknown addresses can load it late. */
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
