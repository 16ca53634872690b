import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { vi } from 'vitest';

/** Renders components that hold links, at the address "/"; resolves when they are there. */
export async function renderWithRouter(children: ReactNode) {
  const router = createRouter({
    routeTree: createRootRoute({ component: () => children }),
    history: createMemoryHistory(),
  });
  // The router scrolls to the top, which jsdom cannot do.
  vi.spyOn(window, 'scrollTo').mockReturnValue();
  await router.load();
  // The type of the real router is registered for the whole project; this one only renders.
  return { router, ...render(<RouterProvider router={router as never} />) };
}
