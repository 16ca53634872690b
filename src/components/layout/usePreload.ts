import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { savesData } from '~/lib/savesData';

/** Most pages that are fetched ahead for one document: code and words of each are at most 10 kB. */
const most = 30;

/** Pages that are on their way at the same time. */
const atOnce = 3;

/** Resolves when the browser has nothing else to do, after half a second in any case. Safari cannot tell. */
const idle = () =>
  new Promise<unknown>((resolve) =>
    'requestIdleCallback' in window
      ? requestIdleCallback(resolve, { timeout: 500 })
      : setTimeout(resolve, 200),
  );

/**
 * Fetches the code and words of pages that links in sight lead to, while nothing else happens, so that a tap shows
 * its page at once: links of the page first, then those of its frame. Links under a pointer or finger are
 * the router's own.
 */
export function usePreload() {
  const router = useRouter();
  useEffect(() => {
    if (savesData() || !('IntersectionObserver' in window)) return undefined;
    const known = new Set<string>();
    const waiting: HTMLAnchorElement[] = [];
    let underWay = 0;
    const fetchNext = async () => {
      if (underWay === atOnce) return;
      underWay += 1;
      await idle();
      const place = waiting.findIndex((link) => link.closest('main'));
      const [link] = waiting.splice(Math.max(place, 0), 1);
      // The type asks for `to`; the address outranks it.
      if (link) await router.preloadRoute({ to: '/', href: link.pathname }).catch(() => undefined);
      underWay -= 1;
      if (waiting.length > 0) fetchNext();
    };
    const observer = new IntersectionObserver((entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting || !target.checkVisibility?.({ visibilityProperty: true })) continue;
        observer.unobserve(target);
        const link = target as HTMLAnchorElement;
        if (known.has(link.pathname) || known.size === most) continue;
        known.add(link.pathname);
        waiting.push(link);
        fetchNext();
      }
    });
    const watch = () => {
      const links = document.querySelectorAll('a[href^="/"]:not([target], [href*="."])');
      for (const link of links) observer.observe(link);
    };
    watch();
    const stop = router.subscribe('onRendered', watch);
    return () => {
      stop();
      observer.disconnect();
    };
  }, [router]);
}
