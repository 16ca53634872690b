import { BookLink } from '~/components/links/BookLink.tsx';
import { Link } from '~/components/links/Link.tsx';
import { PhoneLink } from '~/components/links/PhoneLink.tsx';
import { Icon } from '~/components/ui/Icon.tsx';
import { VisuallyHidden } from '~/components/ui/VisuallyHidden.tsx';
import { phones } from '~/generated/site.ts';
import layout from '~/generated/strings/layout.ts';
import { searchAnchor } from '~/lib/anchor.ts';
import { formatPhone } from '~/lib/phone.ts';
import { DesktopNav } from './DesktopNav.tsx';
import styles from './Header.module.css';
import { Logo } from './Logo.tsx';
import { MobileMenu } from './MobileMenu.tsx';
import { TopBar } from './TopBar.tsx';
import { useScrolledPast } from './useScrolledPast.ts';

/** Top bar, logo, navigation, phone and booking button, at the top of the window at all times. */
export function Header() {
  const [sentinel, isScrolled] = useScrolledPast();
  return (
    <>
      <div ref={sentinel} className={styles.sentinel} />
      <header className={styles.header} data-scrolled={isScrolled}>
        <TopBar hidden={isScrolled} />
        <div className={styles.bar}>
          <Logo />
          <DesktopNav />
          <div className={styles.actions}>
            <PhoneLink className={styles.phone}>
              <Icon name="phone" />
              {formatPhone(phones.scheduling)}
            </PhoneLink>
            <Link to="/services/conditions" hash={searchAnchor} className={styles.search}>
              <Icon name="search" />
              <VisuallyHidden>{layout.search}</VisuallyHidden>
            </Link>
            <BookLink className={styles.book} />
          </div>
          <MobileMenu />
        </div>
      </header>
    </>
  );
}
