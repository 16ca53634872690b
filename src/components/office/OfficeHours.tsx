import { TermList } from '~/components/ui/TermList.tsx';
import { otherHoursRows, timeZone, weekRows } from '~/generated/site.ts';
import { localTime } from '~/lib/openingHours.ts';
import { useNow } from './useNow.ts';

export function OfficeHours() {
  const now = useNow();
  const today = now && localTime(timeZone, now).date;
  const others = otherHoursRows.filter(({ until }) => !today || today <= until);
  return <TermList items={[...weekRows, ...others].map(({ days, times }) => [days, times])} />;
}
