import type { ReactNode } from 'react';
import { Icon } from '~/components/ui/Icon.tsx';
import styles from './CallLink.module.css';
import { PhoneLink } from './PhoneLink.tsx';

export function CallLink({ children }: { children?: ReactNode }) {
  return (
    <PhoneLink className={styles.call} icon={<Icon name="phone" />}>
      {children}
    </PhoneLink>
  );
}
