import { Picture } from '~/components/ui/Picture.tsx';
import frame from '~/content/images/pages/portrait.jpg?figure';
import type { PersonContent } from '~/content/types.ts';
import { initials } from '~/lib/people.ts';
import type { Built } from '~/lib/picture.ts';
import styles from './PersonCard.module.css';

/** A person of the clinic; a frame with a monogram stands in for a photo. */
export function PersonCard({ person }: { person: Built<PersonContent> }) {
  const { name, credentials, role, pronouns, photo, quote } = person;
  return (
    <figure className={styles.card}>
      {photo ? (
        <Picture className={styles.photo} picture={photo} alt={`${name}, ${role}`} sizes="17rem" />
      ) : (
        <div className={styles.portrait} aria-hidden="true" data-screen-only>
          <Picture picture={frame} alt="" sizes="17rem" />
          <span className={styles.monogram}>{initials(person)}</span>
        </div>
      )}
      <figcaption className={styles.caption}>
        <strong>
          {name}
          {pronouns && ` (${pronouns})`}
        </strong>
        <span>{credentials ? `${role}, ${credentials}` : role}</span>
        {quote && <q className={styles.quote}>{quote}</q>}
      </figcaption>
    </figure>
  );
}
