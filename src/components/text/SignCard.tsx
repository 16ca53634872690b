import { Icon } from '~/components/ui/Icon.tsx';
import type { SignCardContent } from '~/content/types.ts';
import texts from '~/generated/texts/warning-signs.ts';
import styles from './SignCard.module.css';

const icons = { emergency: 'siren', sameDay: 'clock-alert', doctor: 'stethoscope' } as const;

type Props = SignCardContent & {
  /** Instead of the title and the note of its urgency. */
  title?: string;
  /** Whether it stands in the list of all signs, where links lead to each. */
  isInList?: boolean;
  /** Level of its title outside of that list. */
  level?: 2 | 3;
  /** Whether its signs fold on phones. */
  folds?: boolean;
};

/** A card with the signs of one urgency. */
export function SignCard({ urgency, title, signs, isInList, level = 3, folds }: Props) {
  const own = texts[urgency];
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
