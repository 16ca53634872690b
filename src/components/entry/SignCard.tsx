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
  /** Whether it is below a heading of level 3. */
  isNested?: boolean;
};

/** A card with the warning signs of one urgency. */
export function SignCard({ urgency, title, signs, isInList, isNested }: Props) {
  const Title = isInList || isNested ? 'h4' : 'h2';
  return (
    <div className={styles.card} data-urgency={urgency}>
      <Title className={styles.title}>
        <Icon name={icons[urgency]} />
        <span>
          {title ?? strings[urgency]}
          {/* The list goes on with the sentence, but a list of headings does not. */}
          {!title && <VisuallyHidden> {strings.any}</VisuallyHidden>}
        </span>
      </Title>
      <ul className={styles.list}>
        {signs.map(({ id, name, rest }) => (
          <li key={id} id={isInList ? id : undefined}>
            {name && <strong>{name}</strong>}
            <PhoneText>{rest}</PhoneText>
          </li>
        ))}
      </ul>
    </div>
  );
}
