import { address } from 'virtual:site';
import { Link } from '@tanstack/react-router';
import { Icon } from '~/components/ui/Icon';
import { googleDirectionsUrl } from '~/lib/address';
import styles from './ActionBar.module.css';
import { Kept } from './Kept';
import { PhoneLink } from './PhoneLink';

/** Call, Directions and Book at the bottom of small screens, always within reach of the thumb. */
export function ActionBar() {
  return (
    <Kept as="nav" id="action-bar" aria-label="Quick actions" className={styles.bar}>
      {import.meta.env.SSR || import.meta.env.DEV ? <Actions /> : null}
    </Kept>
  );
}

function Actions() {
  return (
    <>
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
    </>
  );
}
