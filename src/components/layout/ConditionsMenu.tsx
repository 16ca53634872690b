import { PageLink } from '~/components/links/PageLink.tsx';
import { Picture } from '~/components/ui/Picture.tsx';
import regions from '~/generated/lists/regions.ts';
import { bodyMap as body } from '~/generated/pictures.ts';
import type { LinkData } from '~/schemas/modules.ts';
import styles from './ConditionsMenu.module.css';

/** The conditions by part of the body, as menus show them, after a link to all of them. */
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

/** The same beside a small figure, front and back, on which the part under the pointer lights up. */
export function ConditionsPanel(overview: LinkData) {
  return (
    <div className={styles.withFigure}>
      <Picture
        className={styles.figure}
        picture={body}
        alt=""
        sizes="(width >= 90rem) 12.5rem, 7rem"
      />
      <ConditionsMenu {...overview} />
    </div>
  );
}
