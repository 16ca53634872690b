import { address, clinicName, doctor } from 'virtual:site';
import { ButtonLink } from '~/components/sections/ButtonLink';
import { OfficeHours } from '~/components/sections/OfficeHours';
import { PhoneLink } from '~/components/sections/PhoneLink';
import { Icon } from '~/components/ui/Icon';
import { cityLine, googleDirectionsUrl, streetLine } from '~/lib/address';
import { Badge } from './Badge';
import styles from './Footer.module.css';
import { Logo } from './Logo';
import { SocialLinks } from './SocialLinks';

/** Logo, badge, hours, address, phone, social profiles and the two buttons, under every page. */
export function Footer() {
  return (
    <footer className={styles.footer}>
      <div className={styles.content}>
        <div className={styles.brand}>
          <Logo />
          <Badge />
        </div>
        <div className={styles.block}>
          <h2 className={styles.title}>Office hours</h2>
          <OfficeHours />
        </div>
        <div className={styles.block}>
          <h2 className={styles.title}>Visit or call</h2>
          <address className={styles.address}>
            <a href={googleDirectionsUrl(address)}>
              {streetLine(address)}
              <br />
              {cityLine(address)}
            </a>
            <span>{address.near}</span>
            <PhoneLink className={styles.phone} />
          </address>
          <SocialLinks />
        </div>
        <div className={styles.block}>
          <ButtonLink to="/contact">
            <Icon name="calendar" />
            Book An Appointment
          </ButtonLink>
          <ButtonLink to="/new-patients" variant="secondary">
            New Patient Special
          </ButtonLink>
        </div>
        <p className={styles.legal}>
          {clinicName}. {doctor.name}, D.C., Chiropractor. The words on this site inform; they do
          not replace an examination. In an emergency, call 911.
        </p>
      </div>
    </footer>
  );
}
