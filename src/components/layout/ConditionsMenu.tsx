import { type ComponentType, lazy, Suspense } from 'react';
import { PageLink } from '~/components/links/PageLink.tsx';
import regions from '~/generated/lists/regions.ts';
import type { LinkData } from '~/schemas/modules.ts';
import styles from './ConditionsMenu.module.css';

// Most visits never open the submenu, so its figure comes when it opens. Without it, the menu still works.
const BodyFigure = lazy<ComponentType<{ sizes: string }>>(() =>
  import('~/components/figures/BodyFigure.tsx').then(
    ({ BodyFigure }) => ({ default: BodyFigure }),
    () => ({ default: () => null }),
  ),
);

/** `path` and `title` are those of the page with all conditions. */
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

/** The body part whose conditions have the pointer or focus lights up. */
export function ConditionsPanel({ isOpen, ...link }: LinkData & { isOpen: boolean }) {
  return (
    <div className={styles.withFigure} data-highlight-scope>
      <div className={styles.figure}>
        {isOpen && (
          <Suspense>
            <BodyFigure sizes="10rem" />
          </Suspense>
        )}
      </div>
      <ConditionsMenu {...link} />
    </div>
  );
}
