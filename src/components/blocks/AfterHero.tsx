import { useHydrated } from '@tanstack/react-router';
import { type PropsWithChildren, useDeferredValue } from 'react';

/**
 * Everything below the hero. After a client navigation it renders once the hero has been painted, unless a scroll target
 * is further down the page (data-eager-layout, set by RouteFocus).
 */
export function AfterHero({ children }: PropsWithChildren) {
  const isClientNavigation = useHydrated() && !('eagerLayout' in document.documentElement.dataset);
  const isReady = useDeferredValue(true, !isClientNavigation);
  return isReady && children;
}
