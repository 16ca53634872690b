import { OfficeHours } from '~/components/clinic/OfficeHours';
import { ButtonLink } from '~/components/links/ButtonLink';
import { PhoneLink } from '~/components/links/PhoneLink';
import { Icon } from '~/components/ui/Icon';
import { address, clinicName, doctor } from '~/generated/site';
import labels from '~/generated/texts/labels';
import layout from '~/generated/texts/layout';
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
          <h2 className={styles.title}>{layout.hours}</h2>
          <OfficeHours />
        </div>
        <div className={styles.block}>
          <h2 className={styles.title}>{layout.visit}</h2>
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
            {labels.book}
          </ButtonLink>
          <ButtonLink to="/new-patients" variant="secondary">
            {labels.newPatientSpecial}
          </ButtonLink>
        </div>
        <p className={styles.legal}>
          {clinicName}. {doctor.name}, D.C., Chiropractor. {layout.legal}
        </p>
      </div>
    </footer>
  );
}
