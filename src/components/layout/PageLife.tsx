import { useHydrated, useMatches } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';

const LivePage = lazy(() => import('./LivePage').then(({ LivePage }) => ({ default: LivePage })));

/** Brings pages with forms to life, once hydration is over. */
export function PageLife() {
  const isHydrated = useHydrated();
  const page = useMatches({ select: (matches) => matches.at(-1) });
  const formScript = page?.staticData.formScript;
  return isHydrated && formScript ? (
    <Suspense>
      <LivePage key={page.id} formScript={formScript} />
    </Suspense>
  ) : null;
}
