import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';

/**
 * After a link to another page, moves focus to the new page's heading, so that screen readers and the
 * keyboard start there. Back and Forward keep the reader's place. A hash opens the collapsed item it is in.
 */
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
  // The browser may have opened it already, at a height from which it has not scrolled.
  if (item && (!item.open || scrollY === 0)) {
    item.open = true;
    item.scrollIntoView();
  }
}
