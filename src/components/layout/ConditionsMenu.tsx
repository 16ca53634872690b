import { BodyFigure } from '~/components/figures/BodyFigure.tsx';
import { PageLink } from '~/components/links/PageLink.tsx';
import regions from '~/generated/lists/regions.ts';
import type { LinkData } from '~/schemas/modules.ts';
import styles from './ConditionsMenu.module.css';

/** A link to all conditions, then the conditions by part of the body. */
export function ConditionsMenu({ path, title }: LinkData) {
  return (
    <ul className={styles.menu}>
      <li>
        <PageLink path={path}>{title}</PageLink>
      </li>
      {regions.map(({ region, name, conditions }) => (
        <li key={region} data-region={region}>
          <span>{name}</span>
          <ul>
            {conditions.map((condition) => (
              <li key={condition.path}>
                <PageLink path={condition.path}>{condition.title}</PageLink>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}

/** The same menu beside a small figure; the body part whose conditions have the pointer or focus lights up. */
export function ConditionsPanel(props: LinkData) {
  return (
    <div className={styles.withFigure} data-highlight-scope>
      <div className={styles.figure}>
        <BodyFigure sizes="(width >= 90rem) 10rem, 7rem" />
      </div>
      <ConditionsMenu {...props} />
    </div>
  );
}
