import { BookLink } from '~/components/links/BookLink.tsx';
import { CallLink } from '~/components/links/CallLink.tsx';
import { TextLink } from '~/components/links/TextLink.tsx';
import { OpeningNote } from '~/components/office/OpeningNote.tsx';
import { Search } from '~/components/search/Search.tsx';
import { VisuallyHidden } from '~/components/ui/VisuallyHidden.tsx';
import navigation from '~/generated/lists/navigation.ts';
import { address } from '~/generated/site.ts';
import layout from '~/generated/strings/layout.ts';
import { addressLine, googleDirectionsUrl } from '~/lib/address.ts';
import type { MenuItem } from '~/schemas/modules.ts';
import { ConditionsMenu } from './ConditionsMenu.tsx';
import styles from './MobileMenuContent.module.css';
import { MobileMenuGroup } from './MobileMenuGroup.tsx';

export function MobileMenuContent() {
  return (
    <>
      <Search place="menu" />
      <nav aria-label={layout.menu} className={styles.nav}>
        {navigation.map((item) => (
          <Item key={item.title} {...item} className={styles.link} />
        ))}
      </nav>
      <BookLink />
      <CallLink />
      <OpeningNote topic="status" />
      <p className="links">
        <a href={googleDirectionsUrl(address)}>
          <VisuallyHidden>{layout.directionsTo} </VisuallyHidden>
          <span>{addressLine(address)}</span>
        </a>
      </p>
    </>
  );
}

type Props = MenuItem & { className?: string | undefined };

function Item({ path, url, title, overview, items, byRegion, className }: Props) {
  if (byRegion && path) {
    return (
      <MobileMenuGroup title={title}>
        <ConditionsMenu path={path} title={overview ?? title} />
      </MobileMenuGroup>
    );
  }
  if (!items) {
    return (
      <TextLink href={path ?? url} className={className}>
        {title}
      </TextLink>
    );
  }
  return (
    <MobileMenuGroup title={title}>
      <ul className={styles.links}>
        <li>
          <TextLink href={path ?? url}>{overview ?? title}</TextLink>
        </li>
        {items.map((item) => (
          <li key={item.title}>
            <Item {...item} />
          </li>
        ))}
      </ul>
    </MobileMenuGroup>
  );
}
