import { RouterClient } from '@tanstack/react-router/ssr/client';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { getRouter } from './router.tsx';

/** Loads all code of the page, which browser/startPage.ts has listed. Rejects when a file is missing. */
const loadCode = () =>
  Promise.all(
    [...document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')].map(
      ({ href }) => import(/* @vite-ignore */ href),
    ),
  );

// The framework's default entry also brings server functions, which a static site has none of. Where code is missing,
// the page stays as the document brought it: readable, with links that load pages in full.
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
