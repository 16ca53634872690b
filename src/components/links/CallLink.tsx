import type { ReactNode } from 'react';
import { Icon } from '~/components/ui/Icon.tsx';
import styles from './CallLink.module.css';
import { PhoneLink } from './PhoneLink.tsx';

/** A button-sized link to the scheduling line; shows its number unless it has children. */
export function CallLink({ children }: { children?: ReactNode }) {
  return (
    <PhoneLink className={styles.call} icon={<Icon name="phone" />}>
      {children}
    </PhoneLink>
  );
}
