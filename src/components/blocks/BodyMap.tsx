import { BodyFigure } from '~/components/figures/BodyFigure.tsx';
import { Search } from '~/components/search/Search.tsx';
import { Icon } from '~/components/ui/Icon.tsx';
import regions from '~/generated/lists/regions.ts';
import strings from '~/generated/strings/body-map.ts';
import styles from './BodyMap.module.css';
import { ConditionLinks } from './ConditionLinks.tsx';

type Props = { heading?: string; text?: string };

/** For the pointer, the parts of the picture lead to the lists. */
export function BodyMap({ heading = strings.heading, text = strings.text }: Props) {
  return (
    <section className={styles.map} data-tone="dark">
      <div className={styles.content} data-block="regions">
        <h2>{heading}</h2>
        <p className={styles.text}>{text}</p>
        <p className={styles.emergency}>{strings.emergency}</p>
        <Search place="page" />
        <div className={styles.body} data-highlight-scope>
          <div className={styles.figure} data-screen-only>
            <BodyFigure
              sizes="(width >= 85rem) 33rem, (width >= 48rem) 30rem, (width >= 36rem) 50vw, 20rem"
              hrefOf={(region) => `#hurts-${region}`}
            />
          </div>
          {regions.map(({ region, name, conditions }) => (
            <div key={region} className={styles.group} data-region={region}>
              <h3>{name}</h3>
              <details name="hurts" data-region={region}>
                <summary data-screen-only>
                  <h3>{name}</h3>
                  <Icon name="chevron-down" />
                </summary>
                {region === 'chest' && <p>{strings.chest}</p>}
                {/* Inside, so that a link to the id opens the list. */}
                <ConditionLinks id={`hurts-${region}`} conditions={conditions} />
              </details>
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}
