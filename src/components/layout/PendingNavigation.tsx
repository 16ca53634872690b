import { useRouterState } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import layout from '~/generated/texts/layout.ts';
import styles from './PendingNavigation.module.css';

/** Milliseconds after which a visitor is told that a page is on its way. */
const toldAfter = 150;

/** Milliseconds after which a page that does not come is loaded in full. */
const fullLoadAfter = 5_000;

/**
 * Says that the page of a followed link is on its way. Code that hangs leads to a full load of the page, whose
 * HTML needs none.
 */
export function PendingNavigation() {
  const [isTold, setIsTold] = useState(false);
  const pending = useRouterState({
    select: ({ status, location }) => (status === 'pending' ? location.href : undefined),
  });
  useEffect(() => {
    if (!pending) return undefined;
    const told = setTimeout(() => setIsTold(true), toldAfter);
    const fullLoad = setTimeout(() => {
      // Offline, the page that is still there is better than the browser's own error.
      if (navigator.onLine) location.reload();
    }, fullLoadAfter);
    return () => {
      clearTimeout(told);
      clearTimeout(fullLoad);
      setIsTold(false);
    };
  }, [pending]);
  return (
    <p role="status" className={styles.status}>
      {isTold && <span className={styles.note}>{layout.loading}</span>}
    </p>
  );
}
