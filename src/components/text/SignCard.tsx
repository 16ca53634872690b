import { Fragment } from 'react';
import { Icon } from '~/components/ui/Icon.tsx';
import type { SignCardContent } from '~/content/types.ts';
import texts from '~/generated/texts/warning-signs.ts';
import styles from './SignCard.module.css';

const icons = { emergency: 'siren', sameDay: 'clock-alert', doctor: 'stethoscope' } as const;

/** A card with the signs of one urgency. */
export function SignCard({ urgency, groups }: SignCardContent) {
  const { title, note } = texts[urgency];
  return (
    <div className={styles.card} data-urgency={urgency}>
      <h2 className={styles.title}>
        <Icon name={icons[urgency]} />
        {title}
      </h2>
      {groups.map(({ who, signs }, index) => (
        <Fragment key={who ?? 'all'}>
          {groups.length > 1 && (who || index > 0) && (
            <h3 className={styles.who}>{texts.readers[who ?? 'all']}</h3>
          )}
          <ul className={styles.list}>
            {signs.map((sign) => (
              <li key={sign}>{sign}</li>
            ))}
          </ul>
        </Fragment>
      ))}
      <p className={styles.note}>{note}</p>
    </div>
  );
}
