import { Picture } from '~/components/ui/Picture.tsx';
import frame from '~/content/images/pages/portrait.jpg?figure';
import styles from './PersonCard.module.css';

type Props = {
  /** First and last name. */
  name: string;
  role: string;
};

/** The place of a portrait: a frame on the wall with a monogram, until the owner's photo is there. */
export function PersonCard({ name, role }: Props) {
  const monogram = name
    .split(' ')
    .map((part) => part.charAt(0))
    .join('');
  return (
    <figure className={styles.card}>
      <div className={styles.portrait} aria-hidden="true">
        <Picture picture={frame} alt="" sizes="17rem" />
        <span className={styles.monogram}>{monogram}</span>
      </div>
      <figcaption className={styles.caption}>
        <strong>{name}</strong>
        <span>{role}</span>
      </figcaption>
    </figure>
  );
}
