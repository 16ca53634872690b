import { useHydrated, useLocation } from '@tanstack/react-router';
import { searchAnchor } from '~/lib/anchor.ts';
import styles from './Search.module.css';
import { SearchField } from './SearchField.tsx';

type Props = { place: 'page' | 'menu' };

/** Needs JavaScript, so only its space is prerendered. */
export function Search({ place }: Props) {
  const path = useLocation({ select: ({ pathname }) => pathname });
  return (
    <div id={place === 'page' ? searchAnchor : undefined} className={styles.slot} data-screen-only>
      {/* Each page begins with a field of its own. */}
      {useHydrated() && <SearchField key={path} place={place} />}
    </div>
  );
}
