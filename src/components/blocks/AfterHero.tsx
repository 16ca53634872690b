import { useHydrated } from '@tanstack/react-router';
import { type PropsWithChildren, useDeferredValue } from 'react';

/**
 * What follows the hero of a page. When a link has opened the page, the hero is painted first, and this is rendered behind
 * it; not where a place below the hero is looked for (data-whole, see RouteFocus).
 */
export function AfterHero({ children }: PropsWithChildren) {
  const isFollowed = useHydrated() && !('whole' in document.documentElement.dataset);
  return useDeferredValue(true, !isFollowed) && children;
}
