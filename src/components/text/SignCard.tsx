import type { ReactNode } from 'react';
import { Icon } from '~/components/ui/Icon.tsx';
import type { SignCardContent } from '~/content/types.ts';
import texts from '~/generated/texts/warning-signs.ts';
import styles from './SignCard.module.css';

const icons = { emergency: 'siren', sameDay: 'clock-alert', doctor: 'stethoscope' } as const;

type Props = SignCardContent & {
  /** Whether it stands in the list of all signs, where links lead to each. */
  isInList?: boolean;
  /** Level of its title outside of that list. */
  level?: 2 | 3;
};

/** A card with the signs of one urgency. */
export function SignCard({ urgency, signs, isInList, level = 3 }: Props) {
  const { title, note } = texts[urgency];
  return (
    <UrgencyCard
      urgency={urgency}
      title={title}
      level={isInList ? 4 : level}
      note={!isInList && note}
    >
      {signs.map(({ id, name, rest }) => (
        <li key={id} id={isInList ? id : undefined}>
          <strong>{name}</strong>
          {rest}
        </li>
      ))}
    </UrgencyCard>
  );
}

type UrgencyCardProps = {
  urgency: SignCardContent['urgency'];
  title: string;
  level: 2 | 3 | 4;
  /** Below the list. */
  note?: string | false | undefined;
  /** The items of the list. */
  children: ReactNode;
};

/** A list in the color of its urgency. */
export function UrgencyCard({ urgency, title, level, note, children }: UrgencyCardProps) {
  const Title = `h${level}` as const;
  return (
    <div className={styles.card} data-urgency={urgency}>
      <Title className={styles.title}>
        <Icon name={icons[urgency]} />
        {title}
      </Title>
      <ul className={styles.list}>{children}</ul>
      {note && <p className={styles.note}>{note}</p>}
    </div>
  );
}
