import { useHydrated } from '@tanstack/react-router';
import { type PropsWithChildren, useDeferredValue } from 'react';

/**
 * Everything below the hero. After a client navigation it renders once the hero has been painted, unless a scroll target
 * lies further down the page (data-whole, set by RouteFocus).
 */
export function AfterHero({ children }: PropsWithChildren) {
  const isFollowed = useHydrated() && !('whole' in document.documentElement.dataset);
  return useDeferredValue(true, !isFollowed) && children;
}
