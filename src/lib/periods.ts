import type { Site } from '../schemas/site.ts';
import { instantOf } from './openingHours.ts';

/** When something is shown, in milliseconds since 1970: from the first instant until just before the second. */
type Period = readonly [from: number, until: number];

export type Periods = { readonly notice?: Period; readonly special?: Period };

/** The New Patient Special ends with its last day at the office. */
export function periodsOf({
  notice,
  visit,
  timeZone,
}: Pick<Site, 'notice' | 'visit' | 'timeZone'>): Periods {
  const lastDay = visit.special?.until;
  return {
    ...(notice && {
      notice: [instantOf(notice.from, timeZone), instantOf(notice.until, timeZone)],
    }),
    ...(lastDay && { special: [0, instantOf(`${lastDay}T24:00`, timeZone)] }),
  };
}
