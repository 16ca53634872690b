import { hours, otherHours, replyHours, timeZone } from '~/generated/site.ts';
import strings from '~/generated/strings/frames.ts';
import { replyPromise } from '~/lib/openingHours.ts';
import { useNow } from './useNow.ts';

const office = { hours, otherHours, timeZone };

/** By when a request is answered; in the prerendered page, within how many office hours. Nothing without a promise. */
export function ReplyNote() {
  const now = useNow();
  if (replyHours === null) return null;
  const promise = now && replyPromise(office, replyHours, now);
  return <p data-reply>{promise ? `${strings.replyBy} ${promise}` : strings.reply.join(' ')}</p>;
}
