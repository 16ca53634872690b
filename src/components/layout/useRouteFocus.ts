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
  const target = hash ? document.getElementById(hash) : null;
  const item = target?.closest('details');
  if (!target || !item) return;
  item.open = true;
  // While it opens, its content is clipped, and nothing scrolls to it.
  const opening = item.getAnimations({ subtree: true }).map(({ finished }) => finished);
  Promise.allSettled(opening).then(() => {
    const { top } = target.getBoundingClientRect();
    // The browser may have scrolled before all that is above had its height.
    if (top < 0 || top > innerHeight || scrollY === 0) target.scrollIntoView();
  });
}
