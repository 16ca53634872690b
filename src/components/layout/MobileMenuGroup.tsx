import type { ReactNode } from 'react';
import { Icon } from '~/components/ui/Icon.tsx';
import styles from './MobileMenuGroup.module.css';

type Props = {
  title: string;
  children: ReactNode;
  /** Whether it is inside another group; then it scrolls. */
  nested?: boolean;
};

/** A collapsible group in the menu of small screens. */
export function MobileMenuGroup({ title, children, nested = false }: Props) {
  return (
    <details className={styles.group} data-nested={nested}>
      <summary className={styles.summary}>
        {title}
        <Icon name="chevron-down" />
      </summary>
      <ul className={styles.links}>{children}</ul>
    </details>
  );
}
