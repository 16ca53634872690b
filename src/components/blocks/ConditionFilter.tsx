import { useEffect, useId, useState } from 'react';
import texts from '~/generated/texts/body-map.ts';
import styles from './ConditionFilter.module.css';
import { ConditionLinks } from './ConditionLinks.tsx';
import type { Found } from './searchConditions.ts';

/** Finds conditions by what somebody types. It appears after hydration, in a space of its height. */
export function ConditionFilter() {
  const [isReady, setIsReady] = useState(false);
  useEffect(() => setIsReady(true), []);
  return (
    <div className={styles.filter} data-screen-only>
      {isReady && <Filter />}
    </div>
  );
}

function Filter() {
  const [typed, setTyped] = useState('');
  const found = useFound(typed.trim());
  const id = useId();
  return (
    <search className={styles.search}>
      <label htmlFor={id}>{texts.filter.label}</label>
      <input
        id={id}
        autoComplete="off"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <div role="status">
        {found && (
          <>
            <p>{found.conditions.length > 0 ? texts.filter.found : texts.filter.none}</p>
            <ConditionLinks conditions={found.conditions} />
            {found.signs.length > 0 && (
              <>
                <p>{texts.filter.signs}</p>
                <ConditionLinks conditions={found.signs} />
              </>
            )}
          </>
        )}
      </div>
    </search>
  );
}

/** What matches; undefined until something was typed and the search terms have loaded. */
function useFound(typed: string) {
  const [found, setFound] = useState<Found>();
  useEffect(() => {
    if (!typed) return undefined;
    let isCurrent = true;
    import('./searchConditions.ts').then(
      ({ searchConditions }) => isCurrent && setFound(searchConditions(typed)),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [typed]);
  return typed ? found : undefined;
}
