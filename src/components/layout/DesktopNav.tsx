import { Link } from '~/components/sections/Link';
import styles from './DesktopNav.module.css';
import { NavDisclosure } from './NavDisclosure';
import { ConditionLinks, ServiceLinks } from './NavLinks';

const link = { className: styles.link };

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
            <ul>
              <ServiceLinks className={styles.link} />
            </ul>
            <NavDisclosure
              nested
              label="Conditions"
              link={
                <Link to="/services/conditions" {...link}>
                  Conditions
                </Link>
              }
            >
              <ul>
                <ConditionLinks className={styles.link} />
              </ul>
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
