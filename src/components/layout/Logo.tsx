import { Link } from '~/components/links/Link.tsx';
import { Icon } from '~/components/ui/Icon.tsx';
import { clinicName } from '~/generated/site.ts';
import styles from './Logo.module.css';

/** Mark and name of the clinic, leading home. */
export function Logo() {
  return (
    <Link to="/" className={styles.logo} aria-label={`${clinicName}, home`}>
      <Icon name="mark" />
      <span className={styles.name}>{clinicName}</span>
    </Link>
  );
}
