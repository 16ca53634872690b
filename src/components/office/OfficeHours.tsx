import { otherHoursRows, timeZone, weekRows } from '~/generated/site.ts';
import { localTime } from '~/lib/openingHours.ts';
import styles from './OfficeHours.module.css';
import { useNow } from './useNow.ts';

type Props = {
  /** Puts the times beside their days where both fit. */
  isTable?: boolean;
};

/** Office hours, with days of equal hours grouped, and upcoming exceptions. */
export function OfficeHours({ isTable }: Props) {
  const now = useNow();
  const today = now && localTime(timeZone, now).date;
  const others = otherHoursRows.filter(({ until }) => !today || today <= until);
  const list = (
    <dl className={styles.hours} data-table={isTable}>
      {[...weekRows, ...others].map(({ days, times }) => (
        <div key={days}>
          <dt>{days}</dt>
          <dd>{times}</dd>
        </div>
      ))}
    </dl>
  );
  return isTable ? <div className={styles.box}>{list}</div> : list;
}
