import type { ReactNode } from 'react';
import layout from '~/generated/texts/layout';
import { ActionBar } from './ActionBar';
import { Footer } from './Footer';
import { Header } from './Header';
import styles from './Layout.module.css';
import { PendingNavigation } from './PendingNavigation';
import { useBrandFonts } from './useBrandFonts';
import { usePlace } from './usePlace';
import { useRouteFocus } from './useRouteFocus';
import { useWholeLayout } from './useWholeLayout';

type Props = { children: ReactNode };

/** The frame of every page: skip link, header, the page itself, footer and, on phones, the action bar. */
export function Layout({ children }: Props) {
  useBrandFonts();
  usePlace();
  useRouteFocus();
  useWholeLayout();
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
