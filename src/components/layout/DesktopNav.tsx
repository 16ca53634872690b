import { TextLink } from '~/components/links/TextLink.tsx';
import navigation from '~/generated/lists/navigation.ts';
import layout from '~/generated/strings/layout.ts';
import type { MenuItem } from '~/schemas/modules.ts';
import { ConditionsPanel } from './ConditionsMenu.tsx';
import styles from './DesktopNav.module.css';
import { NavDisclosure } from './NavDisclosure.tsx';

export function DesktopNav() {
  return (
    <nav aria-label={layout.mainNavigation} className={styles.nav} data-screen-only>
      <ul className={styles.list}>
        {navigation.map((item) => (
          <li key={item.title}>
            <Item {...item} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Item({
  path,
  url,
  title,
  overview,
  items,
  byRegion,
  nested = false,
}: MenuItem & { nested?: boolean }) {
  const link = <TextLink href={path ?? url}>{title}</TextLink>;
  if (!items && !byRegion) return link;
  return (
    <NavDisclosure label={title} link={link} nested={nested}>
      {byRegion && path
        ? (isOpen) => <ConditionsPanel path={path} title={overview ?? title} isOpen={isOpen} />
        : items && (
            <ul>
              {items.map((item) => (
                <li key={item.title}>
                  <Item {...item} nested />
                </li>
              ))}
            </ul>
          )}
    </NavDisclosure>
  );
}
