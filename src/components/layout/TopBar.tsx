import { Link } from '~/components/links/Link.tsx';
import { Icon } from '~/components/ui/Icon.tsx';
import { VisuallyHidden } from '~/components/ui/VisuallyHidden.tsx';
import { address } from '~/generated/site.ts';
import layout from '~/generated/strings/layout.ts';
import { cityLine, googleDirectionsUrl, streetLine } from '~/lib/address.ts';
import { searchAnchor } from '~/lib/anchor.ts';
import { SocialLinks } from './SocialLinks.tsx';
import styles from './TopBar.module.css';

export function TopBar({ hidden }: { hidden: boolean }) {
  return (
    <div className={styles.topBar} inert={hidden} data-screen-only>
      <a href={googleDirectionsUrl(address)}>
        <Icon name="map-pin" />
        <VisuallyHidden>{layout.directionsTo} </VisuallyHidden>
        <span>
          <span>{streetLine(address)},</span> <span>{cityLine(address)}</span>
        </span>
      </a>
      <Link to="/services/conditions" hash={searchAnchor} className={styles.search}>
        <Icon name="search" />
        {layout.search}
      </Link>
      <SocialLinks />
    </div>
  );
}
