import { createRouter } from '@tanstack/react-router';
import { holdPageCode } from './lib/firstPage';
import { routeTree } from './routeTree.gen';

/** A router for one document: in the browser, or for one page of the build. */
export function getRouter() {
  const router = createRouter({
    routeTree,
    basepath: import.meta.env.BASE_URL,
    trailingSlash: 'never',
    defaultPreload: 'intent',
    // Content is static: what has been loaded stays valid.
    defaultStaleTime: Number.POSITIVE_INFINITY,
    scrollRestoration: true,
    defaultViewTransition: true,
  });
  if (!import.meta.env.DEV) router.options.hydrate = () => holdPageCode(router);
  return router;
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof getRouter>;
  }
}
