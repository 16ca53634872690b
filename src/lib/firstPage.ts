import type { AnyRouter } from '@tanstack/react-router';
import { keptHtml } from './keptHtml';

/** Id of the element that holds the page. */
export const pageId = 'page';

/** Id of the content of the not-found page. */
export const notFoundId = 'not-found';

/**
 * The page as the document brought it; it stays until another page is shown. Undefined where the page is
 * rendered, also on the not-found page, which tells the console its address.
 */
export const firstPageHtml = () =>
  typeof document !== 'undefined' && document.getElementById(notFoundId)
    ? undefined
    : keptHtml(pageId);

type Preloadable = { preload?: (() => Promise<unknown>) | undefined };

let release = () => {};

/** Keeps the router from fetching the code of the first page while it hydrates. */
export function holdPageCode(router: AnyRouter) {
  if (firstPageHtml() === undefined) return;
  const held = Object.values<{ options: { component?: Preloadable } }>(router.routesById).flatMap(
    ({ options: { component } }) =>
      component?.preload ? [{ component, preload: component.preload }] : [],
  );
  for (const { component } of held) component.preload = undefined;
  release = () => {
    for (const { component, preload } of held) component.preload = preload;
  };
}

/** Ends what {@link holdPageCode} began: from now on pages are fetched as they are needed. */
export const releasePageCode = () => release();
