import { clinicName } from 'virtual:site';
import { Link } from '@tanstack/react-router';
import styles from './Logo.module.css';
import { Mark } from './Mark';

/** Mark and name of the clinic, leading home. */
export function Logo() {
  return (
    <Link to="/" className={styles.logo} aria-label={`${clinicName}, home`}>
      <Mark />
      <span className={styles.name}>{clinicName}</span>
    </Link>
  );
}
