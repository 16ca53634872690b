import { useRouterState } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import layout from '~/generated/strings/layout.ts';
import styles from './PendingNavigation.module.css';

const messageAfterMs = 150;
const reloadAfterMs = 5_000;

/** If the code of the next page takes too long, the browser loads its HTML, which needs no code. */
export function PendingNavigation() {
  const [isShown, setIsShown] = useState(false);
  const pending = useRouterState({
    select: ({ status, location }) => (status === 'pending' ? location.href : undefined),
  });
  useEffect(() => {
    if (!pending) return undefined;
    const message = setTimeout(() => setIsShown(true), messageAfterMs);
    const reload = setTimeout(() => {
      if (navigator.onLine) location.reload();
    }, reloadAfterMs);
    return () => {
      clearTimeout(message);
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
