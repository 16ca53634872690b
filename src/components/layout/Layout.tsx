import type { PropsWithChildren } from 'react';
import { notice } from '~/generated/site.ts';
import layout from '~/generated/strings/layout.ts';
import { ActionBar } from './ActionBar.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import styles from './Layout.module.css';
import { Notice } from './Notice.tsx';
import { PendingNavigation } from './PendingNavigation.tsx';
import { RouteFocus } from './RouteFocus.tsx';
import { useExpiry } from './useExpiry.ts';
import { useRestoreScrollFromBfcache } from './useRestoreScrollFromBfcache.ts';

export function Layout({ children }: PropsWithChildren) {
  useRestoreScrollFromBfcache();
  useExpiry();
  return (
    <>
      <a href="#main" className={styles.skip} data-screen-only>
        {layout.skip}
      </a>
      <PendingNavigation />
      <RouteFocus />
      {notice && <Notice {...notice} />}
      <Header />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer />
      <ActionBar />
    </>
  );
}
