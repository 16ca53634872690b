import { useEffect } from 'react';

/**
 * Keeps the reader's place when the page comes back from the back/forward cache: the router takes scrolling over
 * before WebKit has restored it.
 */
export function usePlace() {
  useEffect(() => {
    let place = 0;
    const leave = () => {
      place = scrollY;
    };
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      if (persisted) scrollTo({ top: place, behavior: 'instant' });
    };
    addEventListener('pagehide', leave);
    addEventListener('pageshow', comeBack);
    return () => {
      removeEventListener('pagehide', leave);
      removeEventListener('pageshow', comeBack);
    };
  }, []);
}
