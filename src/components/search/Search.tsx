import { useHydrated, useRouterState } from '@tanstack/react-router';
import styles from './Search.module.css';
import { SearchField } from './SearchField.tsx';

type Props = { place: 'page' | 'menu' };

/** The search of the site. It needs JavaScript, so only its space is prerendered. */
export function Search({ place }: Props) {
  const entry = useRouterState({ select: ({ location }) => location.state.__TSR_key ?? '' });
  const key = `${place} ${entry}`;
  return (
    <div className={styles.slot} data-screen-only>
      {useHydrated() && <SearchField key={key} place={key} />}
    </div>
  );
}
