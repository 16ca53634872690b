import sprite from '~/generated/icons.svg?no-inline';
import styles from './Icon.module.css';
import type { IconName } from './iconNames.ts';

type Props = { name: IconName };

/** A decorative icon in the colour and size of the text around it; the words beside it carry the meaning. */
export function Icon({ name }: Props) {
  return (
    <svg className={styles.icon} aria-hidden="true">
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
