import { useHydrated, useLocation } from '@tanstack/react-router';
import styles from './Search.module.css';
import { SearchField } from './SearchField.tsx';

type Props = { place: 'page' | 'menu' };

/** The search of the site. It needs JavaScript, so only its space is prerendered. */
export function Search({ place }: Props) {
  const path = useLocation({ select: ({ pathname }) => pathname });
  // One field for each place on each page, which keeps what was typed there.
  const fieldId = `${place} ${path}`;
  return (
    <div className={styles.slot} data-screen-only>
      {useHydrated() && <SearchField key={fieldId} fieldId={fieldId} />}
    </div>
  );
}
