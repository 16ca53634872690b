import { useHydrated } from '@tanstack/react-router';
import { type PropsWithChildren, useDeferredValue } from 'react';
import { arrival } from '~/lib/arrival.ts';

/**
 * Everything below the hero. After a client navigation it renders once the hero has been painted, unless the page is
 * scrolled to a place in it.
 */
export function AfterHero({ children }: PropsWithChildren) {
  const isDeferred = useHydrated() && arrival.isAtTop;
  const isReady = useDeferredValue(true, !isDeferred);
  return isReady && children;
}
