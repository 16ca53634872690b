import type { ReactNode } from 'react';
import { Icon } from '~/components/ui/Icon';
import styles from './CareCard.module.css';

const looks = {
  doctor: { title: 'See a doctor soon if', icon: 'stethoscope' },
  emergency: { title: 'Call 911 or go to the emergency room if', icon: 'siren' },
} as const;

type Props = {
  urgency: keyof typeof looks;
  /** A list of signs. */
  children: ReactNode;
};

/** Signs that need a doctor, or an ambulance. */
export function CareCard({ urgency, children }: Props) {
  const { title, icon } = looks[urgency];
  return (
    <div className={styles.card} data-card data-urgency={urgency}>
      <h2 className={styles.title}>
        <Icon name={icon} />
        {title}
      </h2>
      <div className={styles.content}>{children}</div>
    </div>
  );
}
