import { Link } from '@tanstack/react-router';
import styles from './DesktopNav.module.css';
import { Kept } from './Kept';
import { NavDisclosure } from './NavDisclosure';
import { ConditionLinks, ServiceLinks } from './NavLinks';

const link = { className: styles.link, activeOptions: { exact: true } };

/** The main navigation on wide screens. */
export function DesktopNav() {
  return (
    <nav aria-label="Main" className={styles.nav}>
      <ul className={styles.list}>
        <li>
          <Link to="/" {...link}>
            Home
          </Link>
        </li>
        <li>
          <NavDisclosure
            label="Services"
            link={
              <Link to="/services" {...link}>
                Services
              </Link>
            }
          >
            <Kept as="ul" id="service-links">
              {import.meta.env.SSR || import.meta.env.DEV ? (
                <ServiceLinks className={styles.link} />
              ) : null}
            </Kept>
            <NavDisclosure
              nested
              label="Conditions"
              link={
                <Link to="/services/conditions" {...link}>
                  Conditions
                </Link>
              }
            >
              <Kept as="ul" id="condition-links">
                {import.meta.env.SSR || import.meta.env.DEV ? (
                  <ConditionLinks className={styles.link} />
                ) : null}
              </Kept>
            </NavDisclosure>
          </NavDisclosure>
        </li>
        <li>
          <NavDisclosure
            label="About"
            link={
              <Link to="/about" {...link}>
                About
              </Link>
            }
          >
            <Link to="/blog" {...link}>
              Blog
            </Link>
          </NavDisclosure>
        </li>
        <li>
          <Link to="/new-patients" {...link}>
            New Patients
          </Link>
        </li>
        <li>
          <Link to="/contact" {...link}>
            Contact
          </Link>
        </li>
      </ul>
    </nav>
  );
}
