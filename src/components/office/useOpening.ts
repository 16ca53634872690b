import { appointment } from '~/generated/embeds.ts';
import { hours, otherHours, replyHours, timeZone } from '~/generated/site.ts';
import { callingAdvice, nextStep, openingStatus, replyPromise } from '~/lib/openingHours.ts';
import { useNow } from './useNow.ts';

const office = { hours, otherHours, timeZone };

/** Undefined before hydration. */
export function useOpening() {
  const now = useNow();
  if (!now) return undefined;
  const status = openingStatus(office, now);
  const reply = replyHours === null ? undefined : replyPromise(office, replyHours, now);
  return {
    isOpen: status?.isOpen === true,
    reply,
    // Who books a time online needs no reply.
    status: status && nextStep(status, appointment.isBooking ? undefined : reply),
    calling: status && callingAdvice(status),
  };
}
