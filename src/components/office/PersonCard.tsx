import type { ReactNode } from 'react';
import { Picture } from '~/components/ui/Picture.tsx';
import type { Built } from '~/lib/picture.ts';
import type { PersonData } from '~/schemas/modules.ts';
import styles from './PersonCard.module.css';

type Props = { person: Built<PersonData>; children: ReactNode };

/** Text by or about a person, beside the photo if there is one. */
export function PersonCard({ person, children }: Props) {
  const { name, role, photo, quote } = person;
  return (
    <div className={styles.card}>
      {photo && (
        <Picture className={styles.photo} picture={photo} alt={`${name}, ${role}`} sizes="17rem" />
      )}
      <div className={styles.text}>
        {children}
        {quote && (
          <p>
            <q>{quote}</q>
          </p>
        )}
      </div>
    </div>
  );
}
