import { Link } from '~/components/links/Link.tsx';
import { Icon } from '~/components/ui/Icon.tsx';
import { clinicName } from '~/generated/site.ts';
import layout from '~/generated/strings/layout.ts';
import styles from './Logo.module.css';

export function Logo() {
  return (
    <Link to="/" className={styles.logo} aria-label={`${clinicName}, ${layout.logoHome}`}>
      <Icon name="mark" />
      <span>{clinicName}</span>
    </Link>
  );
}
