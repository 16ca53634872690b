import { type ComponentType, useEffect, useState } from 'react';
import styles from './ConditionFilter.module.css';

/** Finds conditions by what somebody types. It comes after hydration, into a space of its height. */
export function ConditionFilter() {
  const [Search, setSearch] = useState<ComponentType>();
  useEffect(() => {
    import('./ConditionSearch.tsx').then(
      ({ ConditionSearch }) => setSearch(() => ConditionSearch),
      () => undefined,
    );
  }, []);
  return (
    <div className={styles.filter} data-screen-only>
      {Search && <Search />}
    </div>
  );
}
