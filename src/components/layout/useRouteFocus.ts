import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';

/** Moves focus to the heading of a page that a link has opened, and opens the collapsed item with the target of a hash. */
export function useRouteFocus() {
  const router = useRouter();
  useEffect(() => {
    let isHistoryMove = false;
    const stopHistory = router.history.subscribe(({ action }) => {
      isHistoryMove = action.type !== 'PUSH' && action.type !== 'REPLACE';
    });
    const stopRendered = router.subscribe('onRendered', ({ pathChanged, toLocation }) => {
      reveal(toLocation.hash);
      if (pathChanged && !isHistoryMove && !toLocation.hash) focusHeading();
    });
    reveal(router.state.location.hash);
    return () => {
      stopHistory();
      stopRendered();
    };
  }, [router]);
}

function focusHeading() {
  const heading = document.querySelector<HTMLElement>('h1');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

function reveal(hash: string) {
  const item = hash && document.getElementById(hash)?.closest('details');
  // The browser may have opened the item without scrolling to it.
  if (item && (!item.open || scrollY === 0)) {
    item.open = true;
    item.scrollIntoView();
  }
}
