import { createRouter } from '@tanstack/react-router';
import { UnexpectedError } from './components/pages/UnexpectedError.tsx';
import { savesData } from './lib/savesData.ts';
import { routeTree } from './routeTree.gen.ts';

/** For one document: in the browser, or for one page of the build. */
export function getRouter() {
  let isFirst = true;
  return createRouter({
    routeTree,
    basepath: import.meta.env.BASE_URL,
    trailingSlash: 'never',
    defaultPreload: savesData() ? false : 'intent',
    // Content is static, so loaded data stays valid.
    defaultStaleTime: Number.POSITIVE_INFINITY,
    // The next entry starts with its own state: nothing stays open from the last one.
    defaultRemountDeps: ({ params }) => params,
    scrollRestoration: () => {
      // The first time is in the build or while hydrating: on first load, scrolling is the browser's.
      const wasFirst = isFirst;
      isFirst = false;
      return !wasFirst;
    },
    defaultErrorComponent: UnexpectedError,
  });
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof getRouter>;
  }
}
