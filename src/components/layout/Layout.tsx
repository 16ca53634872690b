import type { ReactNode } from 'react';
import layout from '~/generated/texts/layout.ts';
import { ActionBar } from './ActionBar.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import styles from './Layout.module.css';
import { PendingNavigation } from './PendingNavigation.tsx';
import { useBrandFonts } from './useBrandFonts.ts';
import { usePlace } from './usePlace.ts';
import { useRestoredPlace } from './useRestoredPlace.ts';
import { useRouteFocus } from './useRouteFocus.ts';

type Props = { children: ReactNode };

/** The frame of every page: skip link, header, the page itself, footer and, on phones, the action bar. */
export function Layout({ children }: Props) {
  useBrandFonts();
  usePlace();
  useRouteFocus();
  useRestoredPlace();
  return (
    <>
      <a href="#main" className={styles.skip}>
        {layout.skip}
      </a>
      <PendingNavigation />
      <Header />
      <main id="main" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <Footer />
      <ActionBar />
    </>
  );
}
