import { Picture } from '~/components/ui/Picture.tsx';
import frame from '~/content/images/pages/portrait.jpg?figure';
import styles from './PersonCard.module.css';

/** A person of the clinic; a frame with a monogram stands in for the portrait. */
export function PersonCard({ name, role }: { name: string; role: string }) {
  const monogram = name
    .split(' ')
    .map((part) => part.charAt(0))
    .join('');
  return (
    <figure className={styles.card}>
      <div className={styles.portrait} aria-hidden="true" data-screen-only>
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
