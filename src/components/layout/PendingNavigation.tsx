import { useRouterState } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import layout from '~/generated/strings/layout.ts';
import styles from './PendingNavigation.module.css';

const noticeAfterMs = 150;
const reloadAfterMs = 5_000;

/** A notice that the next page is loading. If its code takes too long, the browser loads its HTML, which needs no code. */
export function PendingNavigation() {
  const [isShown, setIsShown] = useState(false);
  const pending = useRouterState({
    select: ({ status, location }) => (status === 'pending' ? location.href : undefined),
  });
  useEffect(() => {
    if (!pending) return undefined;
    const notice = setTimeout(() => setIsShown(true), noticeAfterMs);
    const reload = setTimeout(() => {
      if (navigator.onLine) location.reload();
    }, reloadAfterMs);
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
