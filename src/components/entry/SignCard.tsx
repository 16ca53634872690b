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
  /** In the list of all signs, each sign has an id. */
  isInList?: boolean;
};

export function SignCard({ urgency, signs, isInList }: Props) {
  return (
    <div className={styles.card} data-urgency={urgency}>
      <h4 className={styles.title}>
        <Icon name={icons[urgency]} />
        <span>
          {strings[urgency]}
          {/* The list goes on with the sentence, but a list of headings does not. */}
          <VisuallyHidden> {strings.any}</VisuallyHidden>
        </span>
      </h4>
      <ul className={styles.list}>
        {signs.map(({ id, name, rest }) => (
          <li key={id} id={isInList ? id : undefined}>
            <strong>{name}</strong>
            <PhoneText>{rest}</PhoneText>
          </li>
        ))}
      </ul>
    </div>
  );
}
