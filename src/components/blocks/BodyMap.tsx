import type { ReactNode } from 'react';
import { Icon } from '~/components/ui/Icon.tsx';
import { Picture } from '~/components/ui/Picture.tsx';
import regions from '~/generated/lists/regions.ts';
import { bodyMap as body } from '~/generated/pictures.ts';
import texts from '~/generated/strings/body-map.ts';
import styles from './BodyMap.module.css';
import { ConditionFilter } from './ConditionFilter.tsx';
import { ConditionLinks } from './ConditionLinks.tsx';
import { ConditionSearch } from './ConditionSearch.tsx';

/** The two halves of the picture, and the part that each doesn't show. */
const sides = [
  { side: 'front', hidden: 'back' },
  { side: 'back', hidden: 'belly' },
];

/** "Where does it hurt?": lists of the conditions by part of the body, and for the pointer a picture whose parts lead to them. */
export function BodyMap({ children }: { children?: ReactNode }) {
  return (
    <section className={styles.map} data-tone="night">
      <div className={styles.content} data-part="regions">
        <h2>{texts.heading}</h2>
        <p className={styles.text}>{texts.text}</p>
        <p className={styles.emergency}>{texts.emergency}</p>
        <ConditionFilter>
          <ConditionSearch />
        </ConditionFilter>
        <div className={styles.body}>
          <div className={styles.figure} aria-hidden="true">
            <Picture
              picture={body}
              alt=""
              sizes="(width >= 85rem) 33rem, (width >= 48rem) 30rem, (width >= 36rem) 50vw, 100vw"
            />
            {sides.map(({ side, hidden }) => (
              <div key={side} className={styles.side}>
                {regions
                  .filter(({ region }) => region !== hidden)
                  .map(({ region }) => (
                    // biome-ignore lint/a11y/useAnchorContent: for the pointer alone; the list is named.
                    <a
                      key={region}
                      className={styles.target}
                      data-region={region}
                      href={`#hurts-${region}`}
                      tabIndex={-1}
                    />
                  ))}
              </div>
            ))}
          </div>
          {regions.map(({ region, name, conditions }) => (
            <div key={region} className={styles.group} data-region={region}>
              <h3>{name}</h3>
              <details name="hurts">
                <summary aria-label={name} data-screen-only>
                  <Icon name="chevron-down" />
                </summary>
                {/* Inside, so that a link to the id opens the list. */}
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
