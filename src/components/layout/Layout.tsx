import type { PropsWithChildren } from 'react';
import { notice } from '~/generated/site.ts';
import layout from '~/generated/texts/layout.ts';
import { ActionBar } from './ActionBar.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import styles from './Layout.module.css';
import { Notice } from './Notice.tsx';
import { PendingNavigation } from './PendingNavigation.tsx';
import { useBackForwardCache } from './useBackForwardCache.ts';
import { useBrandFonts } from './useBrandFonts.ts';
import { useRestoredPlace } from './useRestoredPlace.ts';
import { useRouteFocus } from './useRouteFocus.ts';

/** What surrounds every page: skip link, header, footer and, on phones, the action bar. */
export function Layout({ children }: PropsWithChildren) {
  useBrandFonts();
  useBackForwardCache();
  useRouteFocus();
  useRestoredPlace();
  return (
    <>
      <a href="#main" className={styles.skip} data-screen-only>
        {layout.skip}
      </a>
      <PendingNavigation />
      {notice && <Notice {...notice} />}
      <Header />
      <main id="main" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <Footer />
      <ActionBar />
    </>
  );
}
