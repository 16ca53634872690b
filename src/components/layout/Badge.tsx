import { useId } from 'react';
import { badge } from '~/generated/site.ts';
import styles from './Badge.module.css';

/** The badge of the configuration. */
export function Badge() {
  const arc = useId();
  return (
    <svg
      className={styles.badge}
      viewBox="0 0 200 200"
      role="img"
      aria-label={`${badge.label}. ${badge.detail}`}
    >
      <path id={arc} d="M25 100a75 75 0 0 1 150 0" fill="none" />
      <circle cx="100" cy="100" r="96" className={styles.rim} />
      <circle cx="100" cy="100" r="56" className={styles.core} />
      <text className={styles.label}>
        <textPath href={`#${arc}`} startOffset="50%" textAnchor="middle">
          {badge.label.toUpperCase()}
        </textPath>
      </text>
      <circle cx="100" cy="92" r="18" className={styles.sun} />
      <path d="M60 122q20 -10 40 0t40 0M66 136q17 -8 34 0t34 0" className={styles.hill} />
    </svg>
  );
}
