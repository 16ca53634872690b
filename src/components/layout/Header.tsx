import { Icon } from '~/components/ui/Icon';
import { ButtonLink } from './ButtonLink';
import { DesktopNav } from './DesktopNav';
import styles from './Header.module.css';
import { Kept } from './Kept';
import { Logo } from './Logo';
import { MobileMenu } from './MobileMenu';
import { PhoneLink } from './PhoneLink';
import { TopBar } from './TopBar';
import { useScrolledPast } from './useScrolledPast';

/** Top bar, logo, navigation, phone and booking button; stays at the top of the window. */
export function Header() {
  const [sentinel, isScrolled] = useScrolledPast();
  return (
    <>
      {/* Covers the first 100 pixels of the page; out of sight, the top bar hides. */}
      <div ref={sentinel} className={styles.sentinel} />
      <header className={styles.header} data-scrolled={isScrolled}>
        <TopBar hidden={isScrolled} />
        <div className={styles.bar}>
          <Kept id="logo">{import.meta.env.SSR || import.meta.env.DEV ? <Logo /> : null}</Kept>
          <DesktopNav />
          <Kept id="header-actions" className={styles.actions}>
            {import.meta.env.SSR || import.meta.env.DEV ? <Actions /> : null}
          </Kept>
          <MobileMenu />
        </div>
      </header>
    </>
  );
}

function Actions() {
  return (
    <>
      <Icon name="phone" />
      <PhoneLink className={styles.phone} />
      <ButtonLink to="/contact" className={styles.book}>
        Book An Appointment
      </ButtonLink>
    </>
  );
}
