import type { ReactNode } from 'react';
import styles from './TermList.module.css';

type Props = { items: readonly (readonly [term: string, description: ReactNode])[] };

/** Terms with what they mean beside them, such as days and hours. */
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
