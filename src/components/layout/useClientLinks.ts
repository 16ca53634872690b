import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';

/**
 * Client navigation for the plain links of the first page, which is not hydrated: a click goes to the
 * router, and pointing or focusing fetches the page ahead. Links that the router renders itself have
 * handled the click before it arrives here. Also keeps `aria-current` of the navigation right.
 */
export function useClientLinks() {
  const router = useRouter();
  useEffect(() => {
    const stop = new AbortController();
    const options = { signal: stop.signal };
    document.addEventListener(
      'click',
      (event) => {
        const url = internalUrl(event.target);
        const isPlain =
          event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
        if (!url || !isPlain || event.defaultPrevented) return;
        event.preventDefault();
        router.navigate({ href: url.pathname + url.search + url.hash });
      },
      options,
    );
    const preload = ({ target }: Event) => {
      const url = internalUrl(target);
      // The path comes from a rendered link, whose page the build has checked.
      if (url) router.preloadRoute({ to: withoutBase(url.pathname) as '/' });
    };
    document.addEventListener('pointerover', preload, options);
    document.addEventListener('focusin', preload, options);
    const stopMarking = router.subscribe('onRendered', markCurrentLinks);
    return () => {
      stop.abort();
      stopMarking();
    };
  }, [router]);
}

/** Says which links of the navigation lead to the page that is shown. */
function markCurrentLinks() {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('nav a')) {
    if (link.pathname === location.pathname) link.ariaCurrent = 'page';
    else link.removeAttribute('aria-current');
  }
}

const withoutBase = (path: string) => `/${path.slice(import.meta.env.BASE_URL.length)}`;

/** Address of the page of this site that the link around `target` leads to; undefined for other targets. */
function internalUrl(target: EventTarget | null) {
  const link = target instanceof Element && target.closest('a');
  if (!link || link.target || link.hasAttribute('download')) return undefined;
  const url = new URL(link.href);
  const isPage =
    url.origin === location.origin && url.pathname.startsWith(import.meta.env.BASE_URL);
  // A place on the same page is the browser's: it also moves the focus there.
  const isPlace = url.hash !== '' && url.pathname === location.pathname;
  return isPage && !isPlace ? url : undefined;
}
