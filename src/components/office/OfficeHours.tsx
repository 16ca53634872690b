import { officeHours, timeZone, upcomingHours } from '~/generated/site.ts';
import { localTime } from '~/lib/openingHours.ts';
import styles from './OfficeHours.module.css';
import { useNow } from './useNow.ts';

type Props = {
  /** Whether the times stand beside their days, where there is room for both. */
  isTable?: boolean;
};

/** The office hours by runs of equal days, and the days to come that have others. */
export function OfficeHours({ isTable }: Props) {
  const now = useNow();
  const today = now && localTime(timeZone, now).date;
  const others = upcomingHours.filter(({ until }) => !today || today <= until);
  return (
    <dl className={styles.hours} data-table={isTable}>
      {[...officeHours, ...others].map(({ days, times }) => (
        <div key={days}>
          <dt>{days}</dt>
          <dd>{times}</dd>
        </div>
      ))}
    </dl>
  );
}
