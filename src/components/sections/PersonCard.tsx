import { Icon } from '~/components/ui/Icon';
import styles from './PersonCard.module.css';

type Props = {
  /** First and last name. */
  name: string;
  role: string;
};

/** The place of a portrait: monogram and mark until the owner's photo is there. */
export function PersonCard({ name, role }: Props) {
  const monogram = name
    .split(' ')
    .map((part) => part.charAt(0))
    .join('');
  return (
    <figure className={styles.card}>
      <div className={styles.portrait} aria-hidden="true">
        <Icon name="mark" />
        <span className={styles.monogram}>{monogram}</span>
      </div>
      <figcaption className={styles.caption}>
        <strong>{name}</strong>
        <span>{role}</span>
      </figcaption>
    </figure>
  );
}
