import { RouterClient } from '@tanstack/react-router/ssr/client';
import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { getRouter } from './router';

// The framework's default entry also brings server functions, which a static site has none of.
hydrateRoot(
  document,
  <StrictMode>
    <RouterClient router={getRouter()} />
  </StrictMode>,
);
