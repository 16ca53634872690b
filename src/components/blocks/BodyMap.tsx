import type { ReactNode } from 'react';
import { BodyFigure } from '~/components/clinic/BodyFigure.tsx';
import { Icon } from '~/components/ui/Icon.tsx';
import regions from '~/generated/lists/regions.ts';
import texts from '~/generated/texts/body-map.ts';
import styles from './BodyMap.module.css';
import { ConditionFilter } from './ConditionFilter.tsx';
import { ConditionLinks } from './ConditionLinks.tsx';
import { ConditionSearch } from './ConditionSearch.tsx';

/** "Where does it hurt?": lists of the conditions by part of the body, and for the pointer a picture whose parts lead to them. */
export function BodyMap({ children }: { children?: ReactNode }) {
  return (
    <section className={styles.map} data-tone="night">
      <div className={styles.content} data-collection="regions">
        <h2>{texts.heading}</h2>
        <p className={styles.text}>{texts.text}</p>
        <p className={styles.emergency}>{texts.emergency}</p>
        <ConditionFilter>
          <ConditionSearch />
        </ConditionFilter>
        <div className={styles.body} data-parts>
          <div className={styles.figure}>
            <BodyFigure
              sizes="(width >= 85rem) 33rem, (width >= 48rem) 30rem, (width >= 36rem) 50vw, 100vw"
              hrefOf={(region) => `#hurts-${region}`}
            />
          </div>
          {regions.map(({ region, name, conditions }) => (
            <div key={region} className={styles.group} data-region={region}>
              <h3>{name}</h3>
              <details name="hurts" data-region={region}>
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
