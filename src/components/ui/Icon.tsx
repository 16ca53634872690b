import sprite from '~/generated/icons.svg?no-inline';
import type { IconName } from '~/lib/iconNames.ts';
import styles from './Icon.module.css';

export function Icon({ name }: { name: IconName }) {
  return (
    <svg className={styles.icon} aria-hidden="true">
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
