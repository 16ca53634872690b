import type { ReactNode } from 'react';
import { ActionBar } from './ActionBar';
import { Footer } from './Footer';
import { Header } from './Header';
import styles from './Layout.module.css';
import { PendingNavigation } from './PendingNavigation';
import { useBrandFonts } from './useBrandFonts';
import { usePlace } from './usePlace';
import { usePreload } from './usePreload';
import { useRouteFocus } from './useRouteFocus';

type Props = { children: ReactNode };

/** The frame of every page: skip link, header, the page itself, footer and, on phones, the action bar. */
export function Layout({ children }: Props) {
  useBrandFonts();
  usePlace();
  usePreload();
  useRouteFocus();
  return (
    <>
      <a href="#main" className={styles.skip}>
        Skip to content
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
