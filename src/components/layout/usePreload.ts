import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { savesData } from '~/lib/savesData';

/** Most pages that are fetched ahead for one document: code and words of each are at most 10 kB. */
const most = 30;

/** Resolves when the browser has nothing else to do. Safari cannot tell. */
const idle = () =>
  new Promise<unknown>((resolve) =>
    'requestIdleCallback' in window ? requestIdleCallback(resolve) : setTimeout(resolve, 200),
  );

/**
 * Fetches the code and words of pages that links in sight lead to, one page after the other while nothing else
 * happens, so that a tap shows its page at once. Links under a pointer or finger are the router's own.
 */
export function usePreload() {
  const router = useRouter();
  useEffect(() => {
    if (savesData() || !('IntersectionObserver' in window)) return undefined;
    const known = new Set<string>();
    let line: Promise<unknown> = idle();
    const observer = new IntersectionObserver((entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting || !target.checkVisibility?.({ visibilityProperty: true })) continue;
        observer.unobserve(target);
        const { pathname } = target as HTMLAnchorElement;
        if (known.has(pathname) || known.size === most) continue;
        known.add(pathname);
        // The type asks for `to`; the address outranks it.
        const fetchPage = () => router.preloadRoute({ to: '/', href: pathname });
        line = line.then(fetchPage).then(idle, idle);
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
