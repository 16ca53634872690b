import type { Site } from '../schemas/site.ts';
import { instantOf } from './openingHours.ts';

/** When something is shown, in milliseconds since 1970: from the first instant until just before the second. */
type Period = readonly [from: number, until: number];

/** The periods of what the configuration shows for a limited time. */
export type Periods = { readonly notice?: Period; readonly special?: Period };

/** The periods of a configuration's notice, and of its New Patient Special, which ends with its last day at the office. */
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
