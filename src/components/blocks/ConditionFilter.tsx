import { useHydrated } from '@tanstack/react-router';
import styles from './ConditionFilter.module.css';
import { ConditionSearch } from './ConditionSearch.tsx';

/** Finds conditions by what somebody types. It comes with hydration, into a space of its height. */
export function ConditionFilter() {
  return (
    <div className={styles.filter} data-screen-only>
      {useHydrated() && <ConditionSearch />}
    </div>
  );
}
