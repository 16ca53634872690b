import { Icon } from '~/components/ui/Icon.tsx';
import strings from '~/generated/strings/warning-signs.ts';
import type { SignCardData } from '~/schemas/modules.ts';
import styles from './SignCard.module.css';

const icons = { emergency: 'siren', sameDay: 'clock-alert', doctor: 'stethoscope' } as const;

type Props = SignCardData & {
  /** Replaces the default title and note of the urgency. */
  title?: string;
  /** Renders the card for the list of all signs, where each sign has an id. */
  isInList?: boolean;
  /** Heading level outside that list. */
  level?: 2 | 3;
  /** Collapses the signs on phones. */
  folds?: boolean;
};

/** A card with the warning signs of one urgency. */
export function SignCard({ urgency, title, signs, isInList, level = 3, folds }: Props) {
  const own = strings[urgency];
  const Title = isInList ? 'h4' : (`h${level}` as const);
  const heading = title ?? own.title;
  const list = (
    <ul className={styles.list}>
      {signs.map(({ id, name, rest }) => (
        <li key={id} id={isInList ? id : undefined}>
          {name && <strong>{name}</strong>}
          {rest}
        </li>
      ))}
    </ul>
  );
  return (
    <div className={folds ? `${styles.card} ${styles.folds}` : styles.card} data-urgency={urgency}>
      <Title className={styles.title}>
        <Icon name={icons[urgency]} />
        {heading}
        {folds && <span>({signs.length})</span>}
      </Title>
      {folds ? (
        <details>
          <summary aria-label={heading}>
            <Icon name="chevron-down" />
          </summary>
          {list}
        </details>
      ) : (
        list
      )}
      {own.note && !isInList && !title && <p className={styles.note}>{own.note}</p>}
    </div>
  );
}
