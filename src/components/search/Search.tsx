import { useHydrated } from '@tanstack/react-router';
import styles from './Search.module.css';
import { SearchField } from './SearchField.tsx';

/** The search of the site. It needs JavaScript, so only its space is prerendered. */
export function Search() {
  return (
    <div className={styles.slot} data-screen-only>
      {useHydrated() && <SearchField />}
    </div>
  );
}
