import { hours, otherHours, replyHours, timeZone } from '~/generated/site.ts';
import strings from '~/generated/strings/frames.ts';
import { callingAdvice, openingStatus, replyTime } from '~/lib/openingHours.ts';
import { useNow } from './useNow.ts';

const office = { hours, otherHours, timeZone };

/** How soon a request is answered; in the prerendered page, in office hours. Nothing without a promise. */
export function ReplyNote() {
  const now = useNow();
  if (replyHours === null) return null;
  return <p data-reply>{now ? replyText(replyHours, now) : strings.reply.join(' ')}</p>;
}

/** "If you send this now, we’ll call you back Monday morning.", and to call if the office is open until then. */
function replyText(officeHours: number, now: Date) {
  const reply = replyTime(office, officeHours, now);
  if (!reply) return strings.reply.join(' ');
  const status = openingStatus(office, now);
  const call = status?.isOpen && !reply.isToday ? ` ${callingAdvice(status)}` : '';
  return `${strings.replyBy} ${reply.time}.${call}`;
}
