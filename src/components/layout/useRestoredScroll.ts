import { useEffect } from 'react';

/** Restores the scroll position from the back/forward cache: the router takes scrolling over before WebKit does it. */
export function useRestoredScroll() {
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
