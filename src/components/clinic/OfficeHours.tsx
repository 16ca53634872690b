import { officeHours } from '~/generated/site.ts';
import styles from './OfficeHours.module.css';

/** The office hours by runs of equal days. */
export function OfficeHours() {
  return (
    <dl className={styles.hours}>
      {officeHours.map(({ days, times }) => (
        <div key={days}>
          <dt>{days}</dt>
          <dd>{times}</dd>
        </div>
      ))}
    </dl>
  );
}
