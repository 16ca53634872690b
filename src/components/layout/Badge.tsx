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
      <circle cx="100" cy="100" r="96" fill="var(--white)" />
      <circle cx="100" cy="100" r="56" fill="var(--mist)" stroke="var(--teal)" strokeWidth="1.5" />
      <text className={styles.label}>
        <textPath href={`#${arc}`} startOffset="50%" textAnchor="middle">
          {badge.label.toUpperCase()}
        </textPath>
      </text>
      <circle cx="100" cy="92" r="18" fill="var(--sun)" />
      <g fill="none" stroke="var(--teal)" strokeWidth="6" strokeLinecap="round">
        <path d="M60 122q20 -10 40 0t40 0M66 136q17 -8 34 0t34 0" />
      </g>
    </svg>
  );
}
