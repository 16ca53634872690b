import { Link } from '~/components/links/Link.tsx';
import { PhoneLink } from '~/components/links/PhoneLink.tsx';
import { useOpening } from '~/components/office/useOpening.ts';
import { Icon } from '~/components/ui/Icon.tsx';
import { address, booking } from '~/generated/site.ts';
import layout from '~/generated/strings/layout.ts';
import { googleDirectionsUrl } from '~/lib/address.ts';
import styles from './ActionBar.module.css';

/** Hidden while the hero's own button is in view. Call is filled while the office is open, otherwise Book. */
export function ActionBar() {
  const isOpen = useOpening()?.isOpen;
  const book = (
    <>
      <Icon name="calendar" />
      {layout.bookShort}
    </>
  );
  return (
    <nav
      aria-label={layout.quickActions}
      className={styles.bar}
      data-open={isOpen}
      data-screen-only
      data-scroll-driven
    >
      <PhoneLink>
        <Icon name="phone" />
        {layout.call}
      </PhoneLink>
      <a href={googleDirectionsUrl(address)}>
        <Icon name="navigation" />
        {layout.directions}
      </a>
      {booking ? <a href={booking}>{book}</a> : <Link to="/contact">{book}</Link>}
    </nav>
  );
}
