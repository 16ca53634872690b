import { createRootRoute, HeadContent, Outlet, Scripts } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Layout } from '~/components/layout/Layout.tsx';
import { NotFound } from '~/components/pages/NotFound.tsx';
import { rootHead } from '~/head/head.ts';
import '~/styles/tokens.css';
import '~/styles/base.css';
import '~/styles/shared.css';
import '~/styles/positions.css';
import '~/styles/print.css';

export const Route = createRootRoute({
  head: rootHead,
  shellComponent: Document,
  component: () => (
    <Layout>
      <Outlet />
    </Layout>
  ),
  notFoundComponent: NotFound,
});

function Document({ children }: { children: ReactNode }) {
  return (
    <html lang="en-US">
      <head>
        <HeadContent />
      </head>
      <body>
        {children}
        <Scripts />
      </body>
    </html>
  );
}
