import { hours, otherHours, replyHours, timeZone } from '~/generated/site.ts';
import strings from '~/generated/strings/frames.ts';
import { replyTime } from '~/lib/openingHours.ts';
import { useNow } from './useNow.ts';

/** How soon a request is answered: by which time, or in the prerendered page, within how many office hours. Nothing without a promise. */
export function ReplyNote() {
  const now = useNow();
  if (replyHours === null) return null;
  const time = now && replyTime({ hours, otherHours, timeZone }, replyHours, now);
  return <p data-reply>{time ? `${strings.replyBy} ${time}.` : strings.reply.join(' ')}</p>;
}
