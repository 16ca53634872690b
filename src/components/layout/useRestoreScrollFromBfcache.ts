import { useEffect } from 'react';

/** Restores the scroll position of a page from the back/forward cache, which WebKit does not restore itself. */
export function useRestoreScrollFromBfcache() {
  useEffect(() => {
    let top = 0;
    const save = () => {
      top = scrollY;
    };
    const restore = ({ persisted }: PageTransitionEvent) => {
      if (persisted) scrollTo({ top, behavior: 'instant' });
    };
    addEventListener('pagehide', save);
    addEventListener('pageshow', restore);
    return () => {
      removeEventListener('pagehide', save);
      removeEventListener('pageshow', restore);
    };
  }, []);
}
