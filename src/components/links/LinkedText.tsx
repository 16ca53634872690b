import { textLinks } from '~/lib/links.ts';
import { PhoneText } from './PhoneText.tsx';
import { TextLink } from './TextLink.tsx';

/** Links are written as [words](address); the clinic's phone numbers become links, too. */
export function LinkedText({ children }: { children: string }) {
  // With two groups in the pattern, `split` gives text, words, address, text, …
  const parts = children.split(textLinks);
  return parts.map((part, index) => {
    const key = `${index}`;
    if (index % 3 === 0) return <PhoneText key={key}>{part}</PhoneText>;
    if (index % 3 === 2) return null;
    return (
      <TextLink key={key} href={parts[index + 1]}>
        {part}
      </TextLink>
    );
  });
}
