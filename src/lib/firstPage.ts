import type { AnyRouter } from '@tanstack/react-router';

/** Id of the element that holds the page. */
export const pageId = 'page';

/** Id of the content of the not-found page. */
export const notFoundId = 'not-found';

type Preloadable = { preload?: (() => Promise<unknown>) | undefined };

let release = () => {};

/** Keeps the router from fetching the code of the first page while it hydrates: the page stays as it is. */
export function holdPageCode(router: AnyRouter) {
  const routes = Object.values<{
    options: { component?: Preloadable; notFoundComponent?: Preloadable };
  }>(router.routesById);
  const held = routes
    .flatMap(({ options: { component, notFoundComponent } }) => [component, notFoundComponent])
    .flatMap((component) =>
      component?.preload ? [{ component, preload: component.preload }] : [],
    );
  for (const { component } of held) component.preload = undefined;
  release = () => {
    for (const { component, preload } of held) component.preload = preload;
  };
}

/** Ends what {@link holdPageCode} began: from now on pages are fetched as they are needed. */
export const releasePageCode = () => release();
