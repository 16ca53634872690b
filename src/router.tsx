import { createRouter } from '@tanstack/react-router';
import { UnexpectedError } from './components/pages/UnexpectedError.tsx';
import { routeTree } from './routeTree.gen.ts';
import { savesData } from './start/savesData.ts';

/** A router for one document: in the browser, or for one page of the build. */
export function getRouter() {
  let isHydration = typeof document !== 'undefined';
  return createRouter({
    routeTree,
    basepath: import.meta.env.BASE_URL,
    trailingSlash: 'never',
    defaultPreload: savesData() ? false : 'viewport',
    // Content is static, so what has been loaded stays valid.
    defaultStaleTime: Number.POSITIVE_INFINITY,
    // The next entry starts afresh: what was opened on the last one is not open.
    defaultRemountDeps: ({ params }) => params,
    scrollRestoration: () => {
      // Before hydration the browser has scrolled to the place, and the visitor may have moved on.
      const isPlaced = isHydration;
      isHydration = false;
      return !isPlaced;
    },
    defaultErrorComponent: UnexpectedError,
  });
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof getRouter>;
  }
}
