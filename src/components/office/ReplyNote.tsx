import { replyHours } from '~/generated/site.ts';
import strings from '~/generated/strings/frames.ts';
import { useOpening } from './useOpening.ts';

/** By when a request is answered; in the prerendered page, within how many office hours. Nothing without a promise. */
export function ReplyNote() {
  const reply = useOpening()?.reply;
  if (replyHours === null) return null;
  return <p data-reply>{reply ? `${strings.replyBy} ${reply}` : strings.reply.join(' ')}</p>;
}
