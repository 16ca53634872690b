import { Fragment } from 'react';
import { Icon } from '~/components/ui/Icon';
import type { SignCard } from '~/content/entry';
import styles from './CareCard.module.css';

const looks = {
  emergency: {
    title: 'Call 911 or go to the emergency room if',
    icon: 'siren',
    note: 'With chest pain, signs of a stroke, an injured neck or trouble breathing, call 911; don’t drive yourself.',
  },
  sameDay: {
    title: 'Call a doctor today if',
    icon: 'clock-alert',
    note: 'If nobody can see you today, go to urgent care or the emergency room.',
  },
  doctor: {
    title: 'See a doctor soon if',
    icon: 'stethoscope',
    note: 'Call this week for the first appointment you can get, and sooner if it gets worse.',
  },
} as const;

const headings = {
  pregnancy: 'Pregnant, or in the year after birth',
  child: 'Your baby or child',
  all: 'Everybody',
} as const;

/** Signs of one urgency: whom to turn to, and how soon. */
export function CareCard({ urgency, groups }: SignCard) {
  const { title, icon, note } = looks[urgency];
  return (
    <div className={styles.card} data-urgency={urgency}>
      <h2 className={styles.title}>
        <Icon name={icon} />
        {title}
      </h2>
      {groups.map(({ who, signs }, index) => (
        <Fragment key={who ?? 'all'}>
          {groups.length > 1 && (who || index > 0) && (
            <h3 className={styles.who}>{headings[who ?? 'all']}</h3>
          )}
          <ul className={styles.list}>
            {signs.map((sign) => (
              <li key={sign}>{sign}</li>
            ))}
          </ul>
        </Fragment>
      ))}
      {note && <p className={styles.note}>{note}</p>}
    </div>
  );
}
