import { faces, stylesheet } from 'virtual:fonts';
import { themeColor } from 'virtual:site';
import { createRootRoute, HeadContent, Outlet, Scripts } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Layout } from '~/components/layout/Layout';
import { NotFound } from '~/components/layout/NotFound';
import '~/styles/tokens.css';
import '~/styles/fonts.css';
import '~/styles/base.css';

export const Route = createRootRoute({
  head: () => ({
    meta: [
      { charSet: 'utf-8' },
      { name: 'viewport', content: 'width=device-width, initial-scale=1' },
      { name: 'theme-color', content: themeColor },
      { name: 'format-detection', content: 'telephone=no' },
    ],
    links: [
      ...faces.map(({ href }) => ({
        rel: 'preload',
        as: 'font',
        type: 'font/woff2',
        crossOrigin: 'anonymous' as const,
        href,
      })),
      { rel: 'stylesheet', href: stylesheet },
      { rel: 'icon', type: 'image/svg+xml', href: `${import.meta.env.BASE_URL}icon.svg` },
      { rel: 'apple-touch-icon', href: `${import.meta.env.BASE_URL}apple-touch-icon.png` },
      {
        rel: 'alternate',
        type: 'application/rss+xml',
        href: `${import.meta.env.BASE_URL}feed.xml`,
      },
      { rel: 'manifest', href: `${import.meta.env.BASE_URL}manifest.webmanifest` },
    ],
  }),
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
