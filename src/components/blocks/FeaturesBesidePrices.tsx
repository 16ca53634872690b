import type { ReactNode } from 'react';
import { Prices } from '~/components/office/Prices.tsx';
import { FeatureGrid } from './FeatureGrid.tsx';
import styles from './FeaturesBesidePrices.module.css';

type Props = {
  items: readonly { title: string; text: string }[];
  /** Stands below the prices. */
  children?: ReactNode;
};

/** Short titled texts; on wide screens, the prices stand beside them, if there are any. */
export function FeaturesBesidePrices({ items, children }: Props) {
  return (
    <div className={styles.pair}>
      <FeatureGrid items={items} />
      <div className={styles.prices}>
        <Prices />
        {children}
      </div>
    </div>
  );
}
