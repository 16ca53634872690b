import { BookLink } from '~/components/links/BookLink.tsx';
import { PhoneLink } from '~/components/links/PhoneLink.tsx';
import { Icon } from '~/components/ui/Icon.tsx';
import { phones } from '~/generated/site.ts';
import { formatPhone } from '~/lib/phone.ts';
import { DesktopNav } from './DesktopNav.tsx';
import styles from './Header.module.css';
import { Logo } from './Logo.tsx';
import { MobileMenu } from './MobileMenu.tsx';
import { TopBar } from './TopBar.tsx';
import { useScrolledPast } from './useScrolledPast.ts';

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
            <BookLink className={styles.book} />
          </div>
          <MobileMenu />
        </div>
      </header>
    </>
  );
}
