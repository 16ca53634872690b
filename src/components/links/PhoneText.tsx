import { phones } from '~/generated/site.ts';
import { formatPhone } from '~/lib/phone.ts';
import { PhoneLink } from './PhoneLink.tsx';

const numbers = new Map(
  (['scheduling', 'insurance'] as const).map((line) => [formatPhone(phones[line]), line]),
);

/** A text in which the clinic's phone numbers can be tapped, and stay on one line. */
export function PhoneText({ children }: { children: string }) {
  return children.split(/(\(\d{3}\) \d{3}-\d{4})/).map((part) => {
    const line = numbers.get(part);
    return line ? <PhoneLink key={part} line={line} /> : part;
  });
}
