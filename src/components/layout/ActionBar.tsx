import { Link } from '~/components/links/Link.tsx';
import { PhoneLink } from '~/components/links/PhoneLink.tsx';
import { Icon } from '~/components/ui/Icon.tsx';
import { address } from '~/generated/site.ts';
import layout from '~/generated/texts/layout.ts';
import { googleDirectionsUrl } from '~/lib/address.ts';
import styles from './ActionBar.module.css';

/** Call, Directions and Book at the bottom of small screens, always within reach of the thumb. */
export function ActionBar() {
  return (
    <nav aria-label="Quick actions" className={styles.bar}>
      <PhoneLink className={styles.action}>
        <Icon name="phone" />
        {layout.call}
      </PhoneLink>
      <a href={googleDirectionsUrl(address)} className={styles.action}>
        <Icon name="navigation" />
        {layout.directions}
      </a>
      <Link to="/contact" className={styles.action} data-primary="true">
        <Icon name="calendar" />
        {layout.bookShort}
      </Link>
    </nav>
  );
}
