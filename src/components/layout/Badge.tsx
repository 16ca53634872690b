import { VisuallyHidden } from '~/components/ui/VisuallyHidden.tsx';
import { badge } from '~/generated/site.ts';
import styles from './Badge.module.css';

export function Badge() {
  if (!badge) return null;
  return (
    <p className={styles.badge}>
      <svg viewBox="0 0 48 48" aria-hidden="true" fill="none" stroke="currentColor">
        <circle cx="24" cy="24" r="23" />
        <circle cx="24" cy="24" r="19" strokeDasharray="1 2.98" strokeWidth="2" />
        <circle cx="24" cy="19" r="6" fill="var(--action)" stroke="none" />
        <path d="M12 29q6-3 12 0t12 0M14 34q5-2.5 10 0t10 0" strokeWidth="2" />
      </svg>
      <span>
        {badge.label}
        {badge.detail && <VisuallyHidden>. {badge.detail}</VisuallyHidden>}
      </span>
    </p>
  );
}
