import { BookLink } from '~/components/links/BookLink.tsx';
import { PageLink } from '~/components/links/PageLink.tsx';
import { PhoneLink } from '~/components/links/PhoneLink.tsx';
import type { MenuItem } from '~/content/types.ts';
import navigation from '~/generated/lists/navigation.ts';
import layout from '~/generated/texts/layout.ts';
import styles from './MobileMenuContent.module.css';
import { MobileMenuGroup } from './MobileMenuGroup.tsx';

/** Navigation, booking button and phone, for the menu of small screens. */
export function MobileMenuContent() {
  return (
    <>
      <nav aria-label={layout.menu}>
        {navigation.map((item) => (
          <Item key={item.path} {...item} className={styles.link} />
        ))}
      </nav>
      <BookLink />
      <PhoneLink className={styles.phone} />
    </>
  );
}

type Props = MenuItem & { className?: string | undefined; nested?: boolean };

function Item({ path, title, overview, items, className, nested = false }: Props) {
  if (!items) {
    return (
      <PageLink path={path} className={className}>
        {title}
      </PageLink>
    );
  }
  return (
    <MobileMenuGroup title={title} nested={nested}>
      <li>
        <PageLink path={path}>{overview ?? title}</PageLink>
      </li>
      {items.map((item) => (
        <li key={item.path}>
          <Item {...item} nested />
        </li>
      ))}
    </MobileMenuGroup>
  );
}
