import type { ReactNode } from 'react';
import styles from './TermList.module.css';

type Props = { items: readonly (readonly [term: string, description: ReactNode])[] };

export function TermList({ items }: Props) {
  return (
    <dl className={styles.list}>
      {items.map(([term, description]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{description}</dd>
        </div>
      ))}
    </dl>
  );
}
