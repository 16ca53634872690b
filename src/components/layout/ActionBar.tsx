import { address } from 'virtual:site';
import { Link } from '~/components/sections/Link';
import { PhoneLink } from '~/components/sections/PhoneLink';
import { Icon } from '~/components/ui/Icon';
import { googleDirectionsUrl } from '~/lib/address';
import styles from './ActionBar.module.css';

/** Call, Directions and Book at the bottom of small screens, always within reach of the thumb. */
export function ActionBar() {
  return (
    <nav aria-label="Quick actions" className={styles.bar}>
      <PhoneLink className={styles.action}>
        <Icon name="phone" />
        Call
      </PhoneLink>
      <a href={googleDirectionsUrl(address)} className={styles.action}>
        <Icon name="navigation" />
        Directions
      </a>
      <Link to="/contact" className={styles.action} data-primary="true">
        <Icon name="calendar" />
        Book
      </Link>
    </nav>
  );
}
