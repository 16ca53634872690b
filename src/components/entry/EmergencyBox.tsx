import type { ReactNode } from 'react';
import { LinkedText } from '~/components/links/LinkedText.tsx';
import { SignsLink } from '~/components/links/SignsLink.tsx';
import { Icon } from '~/components/ui/Icon.tsx';
import { hotlineHref } from '~/lib/phone.ts';
import type { Emergency } from '~/schemas/registries.ts';
import styles from './EmergencyBox.module.css';

type Props = Emergency & {
  /** Another link than the one to the group. */
  children?: ReactNode;
};

export function EmergencyBox({ text, group, children = <SignsLink group={group} /> }: Props) {
  return (
    <p className={styles.box} data-block="emergency">
      <Icon name="siren" />
      <span>
        {text.split('**').map((part, index) => {
          const key = `${index}`;
          const Part = index % 2 === 0 ? 'span' : 'strong';
          return <Part key={key}>{withLinks(part)}</Part>;
        })}{' '}
        {children}
      </span>
    </p>
  );
}

/** A text with its links, in which 911 is one, too. */
const withLinks = (text: string) =>
  text.split(/\b(911)\b/).map((part, index) => {
    const key = `${index}`;
    if (index % 2 === 0) return <LinkedText key={key}>{part}</LinkedText>;
    return (
      <a key={key} href={hotlineHref(part)}>
        {part}
      </a>
    );
  });
