import { RouterClient } from '@tanstack/react-router/ssr/client';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { getRouter } from './router.tsx';
import { reloadOnce } from './start/reloadOnce.ts';

/** Firefox does not request a missing file a second time. */
const loadCode = () =>
  Promise.all(
    [...document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')].map(({ href }) => {
      const load = () => import(/* @vite-ignore */ href);
      return load().catch(load);
    }),
  );

/**
 * Gives the page its own address, for which there is a route: hosts may answer others, such as `/about.html` or `/About/`.
 * The 404 page asks a host that cannot redirect for the page whose address was meant, and returns whether it leaves for it.
 */
async function leavesForPlainAddress() {
  const { pathname, search, hash } = location;
  const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]');
  if (canonical) {
    history.replaceState(history.state, '', new URL(canonical.href).pathname + search + hash);
    return false;
  }
  const plain = pathname
    .replace(/\/{2,}/g, '/')
    .replace(/(\/index)?(\.html)?\/?$/i, '')
    .toLowerCase();
  if (plain === pathname) return false;
  const page = plain || '/';
  const { ok } = await fetch(page, { method: 'HEAD' });
  if (ok) location.replace(page + search + hash);
  return ok;
}

/** Like the framework's client entry, but without server functions, and only after all code of the page has loaded. */
function hydrate() {
  const router = getRouter();
  // The structured data of the first page says nothing about the next one.
  router.subscribe('onResolved', ({ pathChanged }) => {
    if (pathChanged) document.querySelector('script[type="application/ld+json"]')?.remove();
  });
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <RouterClient router={router} />
      </StrictMode>,
    );
  });
}

/** React would replace a translated page by its own. The links of the page work without React. */
const isTranslated = () => document.querySelector('html:not([lang="en-US"]), font') !== null;

Promise.all([loadCode(), leavesForPlainAddress().catch(() => false)]).then(
  ([, leaves]) => leaves || isTranslated() || hydrate(),
  reloadOnce,
);
