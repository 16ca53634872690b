import { createRouter } from '@tanstack/react-router';
import { savesData } from './browser/savesData.ts';
import { UnexpectedError } from './components/pages/UnexpectedError.tsx';
import { routeTree } from './routeTree.gen.ts';

/** A router for one document: in the browser, or for one page of the build. */
export function getRouter() {
  let isHydration = typeof document !== 'undefined';
  return createRouter({
    routeTree,
    basepath: import.meta.env.BASE_URL,
    trailingSlash: 'never',
    defaultPreload: savesData() ? false : 'viewport',
    // Content is static: what has been loaded stays valid.
    defaultStaleTime: Number.POSITIVE_INFINITY,
    defaultPreloadStaleTime: Number.POSITIVE_INFINITY,
    // Another entry is another page: nothing that was opened on the last one stays open.
    defaultRemountDeps: ({ params }) => params,
    scrollRestoration: () => {
      // Until then the browser and a script in the page have found the place, and a visitor may have left it since.
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
