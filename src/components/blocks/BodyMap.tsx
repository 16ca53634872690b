import type { ReactNode } from 'react';
import { Icon } from '~/components/ui/Icon.tsx';
import { Picture } from '~/components/ui/Picture.tsx';
import body from '~/content/images/pages/body-map.jpg?figure';
import regions from '~/generated/lists/regions.ts';
import map from '~/generated/texts/body-map.ts';
import styles from './BodyMap.module.css';
import { ConditionLinks } from './ConditionLinks.tsx';

type Props = {
  /** A second way to the conditions, above the body. */
  filter?: ReactNode;
  /** What follows the map. */
  children?: ReactNode;
};

/**
 * "Where does it hurt?": all conditions by the part of the body. The lists are the way there; the picture is for the
 * pointer alone, and its parts light up with their lists. On phones the lists fold.
 */
export function BodyMap({ filter, children }: Props) {
  return (
    <section className={styles.map}>
      <div className={styles.content} data-collection="regions">
        <h2>{map.heading}</h2>
        <p className={styles.text}>{map.text}</p>
        <p className={styles.emergency}>{map.emergency}</p>
        {filter}
        <div className={styles.body}>
          <div className={styles.figure} aria-hidden="true">
            <Picture picture={body} alt="" sizes="(width >= 36rem) 19rem, 11rem" />
            {regions.map(({ region }) => (
              // biome-ignore lint/a11y/useAnchorContent: for the pointer; the list that it leads to has the words.
              <a
                key={region}
                className={styles.target}
                data-region={region}
                href={`#hurts-${region}`}
                tabIndex={-1}
              />
            ))}
          </div>
          {regions.map(({ region, name, conditions }) => (
            <div key={region} className={styles.group} data-region={region}>
              <h3>{name}</h3>
              <details name="hurts">
                <summary aria-label={name}>
                  <Icon name="chevron-down" />
                </summary>
                {/* The id lies inside, so that following a link to it opens the list. */}
                <ConditionLinks id={`hurts-${region}`} conditions={conditions} />
              </details>
            </div>
          ))}
        </div>
      </div>
      {children && <div className={styles.content}>{children}</div>}
    </section>
  );
}
