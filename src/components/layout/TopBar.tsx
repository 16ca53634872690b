import { address } from 'virtual:site';
import { Icon } from '~/components/ui/Icon';
import { addressLine, googleDirectionsUrl } from '~/lib/address';
import { Kept } from './Kept';
import { SocialLinks } from './SocialLinks';
import styles from './TopBar.module.css';

type Props = {
  /** Out of sight and out of reach of the keyboard. */
  hidden: boolean;
};

/** Address and social profiles above the navigation. */
export function TopBar({ hidden }: Props) {
  return (
    <Kept id="top-bar" className={styles.topBar} inert={hidden}>
      {import.meta.env.SSR || import.meta.env.DEV ? <TopBarContent /> : null}
    </Kept>
  );
}

function TopBarContent() {
  return (
    <>
      <a href={googleDirectionsUrl(address)} className={styles.address}>
        <Icon name="map-pin" />
        {addressLine(address)}
      </a>
      <SocialLinks />
    </>
  );
}
