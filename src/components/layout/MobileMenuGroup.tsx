import type { ReactNode } from 'react';
import { Icon } from '~/components/ui/Icon.tsx';
import styles from './MobileMenuGroup.module.css';

type Props = {
  title: string;
  /** List items with links and groups. */
  children: ReactNode;
  /** A group inside a group: it scrolls. */
  nested?: boolean;
};

/** A collapsible section of the slide-in menu. */
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
