import { PhoneText } from '~/components/links/PhoneText.tsx';
import { Icon } from '~/components/ui/Icon.tsx';
import { VisuallyHidden } from '~/components/ui/VisuallyHidden.tsx';
import strings from '~/generated/strings/warning-signs.ts';
import type { SignCardData } from '~/schemas/modules.ts';
import styles from './SignCard.module.css';

const icons = {
  call911: 'siren',
  er: 'siren',
  today: 'clock-alert',
  soon: 'stethoscope',
} as const;

type Props = SignCardData & {
  /** Replaces the title of the urgency. */
  title?: string;
  /** Renders the card for the list of all signs, where each sign has an id. */
  isInList?: boolean;
  /** Collapses the signs on phones. */
  folds?: boolean;
};

/** A card with the warning signs of one urgency. */
export function SignCard({ urgency, title, signs, isInList, folds }: Props) {
  const Title = isInList ? 'h4' : 'h2';
  const heading = (
    <>
      <Icon name={icons[urgency]} />
      <span>
        {title ?? strings[urgency]}
        {/* The list goes on with the sentence, but a list of headings does not. */}
        {!title && <VisuallyHidden> {strings.any}</VisuallyHidden>}
      </span>
    </>
  );
  const list = (
    <ul className={styles.list}>
      {signs.map(({ id, name, rest }) => (
        <li key={id} id={isInList ? id : undefined}>
          {name && <strong>{name}</strong>}
          <PhoneText>{rest}</PhoneText>
        </li>
      ))}
    </ul>
  );
  return (
    <div className={folds ? `${styles.card} ${styles.folds}` : styles.card} data-urgency={urgency}>
      <Title className={styles.title}>{heading}</Title>
      {folds ? (
        <details>
          <summary className={styles.title}>
            <Title>{heading}</Title>
            {/* Screen readers count the items of a list themselves. */}
            <span aria-hidden="true">({signs.length})</span>
            <Icon name="chevron-down" />
          </summary>
          {list}
        </details>
      ) : (
        list
      )}
    </div>
  );
}
