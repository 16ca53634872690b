import { useRouterState } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import layout from '~/generated/texts/layout.ts';
import styles from './PendingNavigation.module.css';

/** Milliseconds after which the notice is shown. */
const noticeAfter = 150;

/** Milliseconds after which the browser loads the page itself. */
const reloadAfter = 5_000;

/** A notice that the page of a followed link is loading. If its code hangs, the browser loads its HTML, which needs none. */
export function PendingNavigation() {
  const [isShown, setIsShown] = useState(false);
  const pending = useRouterState({
    select: ({ status, location }) => (status === 'pending' ? location.href : undefined),
  });
  useEffect(() => {
    if (!pending) return undefined;
    const notice = setTimeout(() => setIsShown(true), noticeAfter);
    const reload = setTimeout(() => {
      // Offline, the current page is better than the browser's error.
      if (navigator.onLine) location.reload();
    }, reloadAfter);
    return () => {
      clearTimeout(notice);
      clearTimeout(reload);
      setIsShown(false);
    };
  }, [pending]);
  return (
    <p role="status" className={styles.status} data-screen-only>
      {isShown && <span>{layout.loading}</span>}
    </p>
  );
}
