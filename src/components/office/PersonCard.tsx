import type { ReactNode } from 'react';
import { Icon } from '~/components/ui/Icon.tsx';
import { Picture } from '~/components/ui/Picture.tsx';
import { roleOf, titledName } from '~/lib/people.ts';
import type { Built } from '~/lib/picture.ts';
import type { PersonData } from '~/schemas/modules.ts';
import styles from './PersonCard.module.css';

type Props = {
  person: Built<PersonData>;
  level?: 'h2' | 'h3';
  children: ReactNode;
};

/** Without a photo, the name stands on a plate, beside the clinic's mark if the person treats patients. */
export function PersonCard({ person, level: Name = 'h2', children }: Props) {
  const { name, role, photo, focalPoint, quote } = person;
  return (
    <div className={styles.card} data-photo={Boolean(photo)}>
      <div className={styles.head}>
        {photo ? (
          <Picture
            className={styles.photo}
            picture={photo}
            alt={`${name}, ${role}`}
            sizes="17rem"
            focalPoint={focalPoint}
          />
        ) : (
          person.practitioner && <Icon name="mark" />
        )}
        <div className={styles.title}>
          <Name>{titledName(person)}</Name>
          <p>{roleOf(person)}</p>
          {quote && (
            <p className={styles.quote}>
              <q>{quote}</q>
            </p>
          )}
        </div>
      </div>
      <div className={styles.text}>{children}</div>
    </div>
  );
}
