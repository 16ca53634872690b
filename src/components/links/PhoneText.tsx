import { phones } from '~/generated/site.ts';
import { withoutBreaks } from '~/lib/compounds.ts';
import { formatPhone, hotline, hotlineHref } from '~/lib/phone.ts';
import { PhoneLink } from './PhoneLink.tsx';

const numbers = new Map(
  (['scheduling', 'insurance'] as const).map((line) => [formatPhone(phones[line]), line]),
);

const anyNumber = new RegExp(`((?<!\\btext )\\(\\d{3}\\) \\d{3}-\\d{4}|${hotline.source})`, 'i');

/**
 * Text with the clinic's phone numbers and hotlines as links, except for "Text (913) 555-0142": such a link would call.
 * Short compounds, such as "same-day", stay on one line.
 */
export function PhoneText({ children }: { children: string }) {
  // With one group in the pattern, `split` gives text, number, text, …
  return children.split(anyNumber).map((part, index) => {
    const key = `${index}`;
    const line = numbers.get(part);
    if (line) return <PhoneLink key={key} line={line} />;
    if (index % 2 === 0) return withoutBreaks(part);
    // Somebody else's number.
    if (part.startsWith('(')) return part;
    return (
      <a key={key} href={hotlineHref(part)}>
        {part}
      </a>
    );
  });
}
