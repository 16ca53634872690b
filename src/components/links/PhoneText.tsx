import { phones } from '~/generated/site.ts';
import { formatPhone } from '~/lib/phone.ts';
import { PhoneLink } from './PhoneLink.tsx';

const numbers = new Map(
  (['scheduling', 'insurance'] as const).map((line) => [formatPhone(phones[line]), line]),
);

/** Text with the clinic's phone numbers as links, except for "Text (913) 555-0142": such a link would call. */
export function PhoneText({ children }: { children: string }) {
  return children.split(/(?<!\btext )(\(\d{3}\) \d{3}-\d{4})/i).map((part, index) => {
    const line = numbers.get(part);
    // biome-ignore lint/suspicious/noArrayIndexKey: a number can occur twice, and parts never move.
    return line ? <PhoneLink key={index} line={line} /> : part;
  });
}
