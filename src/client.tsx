import { RouterClient } from '@tanstack/react-router/ssr/client';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { getRouter } from './router.tsx';

/** Loads the code that browser/startPage.ts has listed; rejects if a file is missing. */
const loadCode = () =>
  Promise.all(
    [...document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')].map(
      ({ href }) => import(/* @vite-ignore */ href),
    ),
  );

// In place of the framework's entry, which includes server functions. If code is missing, the document stays as it is:
// readable, with links that load pages in full.
loadCode().then(() => {
  const router = getRouter();
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <RouterClient router={router} />
      </StrictMode>,
    );
  });
});
