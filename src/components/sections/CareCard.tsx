import { Icon } from '~/components/ui/Icon';
import type { SignCard } from '~/content/entry';
import styles from './CareCard.module.css';

const looks = {
  emergency: { title: 'Call 911 or go to the emergency room if', icon: 'siren' },
  sameDay: { title: 'Call a doctor today if', icon: 'clock-alert' },
  doctor: { title: 'See a doctor soon if', icon: 'stethoscope' },
} as const;

/** Signs of one urgency: whom to turn to, and how soon. */
export function CareCard({ urgency, signs }: SignCard) {
  const { title, icon } = looks[urgency];
  return (
    <div className={styles.card} data-urgency={urgency}>
      <h2 className={styles.title}>
        <Icon name={icon} />
        {title}
      </h2>
      <ul className={styles.list}>
        {signs.map((sign) => (
          <li key={sign}>{sign}</li>
        ))}
      </ul>
    </div>
  );
}
