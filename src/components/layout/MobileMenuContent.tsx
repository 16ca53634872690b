import { BookLink } from '~/components/links/BookLink.tsx';
import { PageLink } from '~/components/links/PageLink.tsx';
import { PhoneLink } from '~/components/links/PhoneLink.tsx';
import type { MenuItem } from '~/content/types.ts';
import navigation from '~/generated/lists/navigation.ts';
import layout from '~/generated/texts/layout.ts';
import styles from './MobileMenuContent.module.css';
import { MobileMenuGroup } from './MobileMenuGroup.tsx';

/** All pages, the booking button and the phone, for the slide-in menu. */
export function MobileMenuContent() {
  return (
    <>
      <nav aria-label={layout.menu}>
        {navigation.map((item) => (
          <Entry key={item.path} {...item} className={styles.link} />
        ))}
      </nav>
      <BookLink />
      <PhoneLink className={styles.phone} />
    </>
  );
}

type Props = MenuItem & {
  className?: string | undefined;
  /** In a group. */
  nested?: boolean;
};

function Entry({ path, title, overview, items, className, nested = false }: Props) {
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
          <Entry {...item} nested />
        </li>
      ))}
    </MobileMenuGroup>
  );
}
