import { ButtonLink } from '~/components/sections/ButtonLink';
import { Link } from '~/components/sections/Link';
import { PhoneLink } from '~/components/sections/PhoneLink';
import styles from './MobileMenuContent.module.css';
import { MobileMenuGroup } from './MobileMenuGroup';
import { ConditionLinks, ServiceLinks } from './NavLinks';

/** All pages, the booking button and the phone, for the slide-in menu. */
export function MobileMenuContent() {
  return (
    <>
      <nav aria-label="Menu">
        <Link to="/" className={styles.link}>
          Home
        </Link>
        <MobileMenuGroup title="Services">
          <li>
            <Link to="/services">All services</Link>
          </li>
          <ServiceLinks />
          <li>
            <MobileMenuGroup title="Conditions" nested>
              <li>
                <Link to="/services/conditions">All conditions</Link>
              </li>
              <ConditionLinks />
            </MobileMenuGroup>
          </li>
        </MobileMenuGroup>
        <MobileMenuGroup title="About">
          <li>
            <Link to="/about">About the clinic</Link>
          </li>
          <li>
            <Link to="/blog">Blog</Link>
          </li>
        </MobileMenuGroup>
        <Link to="/new-patients" className={styles.link}>
          New Patients
        </Link>
        <Link to="/contact" className={styles.link}>
          Contact
        </Link>
      </nav>
      <ButtonLink to="/contact">Book An Appointment</ButtonLink>
      <PhoneLink className={styles.phone} />
    </>
  );
}
