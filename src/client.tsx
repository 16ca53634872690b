import { RouterClient } from '@tanstack/react-router/ssr/client';
import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { getRouter } from './router';

// A second navigation skips the view transition of the first: the browser reports that as an error, but it is none.
addEventListener('unhandledrejection', (event) => {
  if (event.reason?.name === 'AbortError') event.preventDefault();
});

// The framework's default entry also brings server functions, which a static site has none of.
hydrateRoot(
  document,
  <StrictMode>
    <RouterClient router={getRouter()} />
  </StrictMode>,
);
