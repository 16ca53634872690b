import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';

/** Lays out all of a page if the router will scroll to a place in it: after Back and Forward, and for a hash. */
export function useWholeLayout() {
  const router = useRouter();
  useEffect(
    () =>
      router.history.subscribe(({ action, location }) => {
        const isTop = action.type === 'PUSH' && !location.hash;
        document.documentElement.toggleAttribute('data-whole', !isTop);
      }),
    [router],
  );
}
