import type { ReactNode } from 'react';
import { Icon } from '~/components/ui/Icon.tsx';
import styles from './MobileMenuGroup.module.css';

type Props = {
  title: string;
  children: ReactNode;
};

export function MobileMenuGroup({ title, children }: Props) {
  return (
    <details className={styles.group}>
      <summary className={styles.summary}>
        {title}
        <Icon name="chevron-down" />
      </summary>
      {children}
    </details>
  );
}
