import { useEffect, useId, useState } from 'react';
import type { PageLink } from '~/content/types.ts';
import map from '~/generated/texts/body-map.ts';
import styles from './ConditionFilter.module.css';
import { ConditionLinks } from './ConditionLinks.tsx';

/**
 * Finds conditions by what somebody types. It comes with hydration, into space that is kept for it; the words that it
 * knows come when it is used.
 */
export function ConditionFilter() {
  const [isReady, setIsReady] = useState(false);
  useEffect(() => setIsReady(true), []);
  return <div className={styles.filter}>{isReady && <Search />}</div>;
}

function Search() {
  const [typed, setTyped] = useState('');
  const found = useFound(typed.trim());
  const id = useId();
  return (
    <search className={styles.search}>
      <label htmlFor={id}>{map.filter.label}</label>
      <input
        id={id}
        autoComplete="off"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <div role="status">
        {found && (
          <>
            <p>{found.length > 0 ? map.filter.found : map.filter.none}</p>
            <ConditionLinks conditions={found} />
          </>
        )}
      </div>
    </search>
  );
}

/** Conditions for the words; undefined while there are none or the answer is on its way for the first time. */
function useFound(words: string) {
  const [found, setFound] = useState<readonly PageLink[]>();
  useEffect(() => {
    if (!words) return undefined;
    let isCurrent = true;
    import('./searchConditions.ts').then(
      ({ searchConditions }) => isCurrent && setFound(searchConditions(words)),
      // Offline: the lists are there.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [words]);
  return words ? found : undefined;
}
