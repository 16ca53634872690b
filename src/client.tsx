import { RouterClient } from '@tanstack/react-router/ssr/client';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { getRouter } from './router.tsx';

const loadCode = () =>
  Promise.all(
    [...document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')].map(
      ({ href }) => import(/* @vite-ignore */ href),
    ),
  );

// Like the framework's client entry, but without server functions, and only once all code of the page is there:
// where a file is missing, the prerendered page stays, and its links work.
loadCode().then(() => {
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
});
