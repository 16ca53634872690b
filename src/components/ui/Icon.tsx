import sprite from '~/generated/icons.svg?no-inline';
import styles from './Icon.module.css';
import type { IconName } from './iconNames.ts';

export function Icon({ name }: { name: IconName }) {
  return (
    <svg className={styles.icon} aria-hidden="true">
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
