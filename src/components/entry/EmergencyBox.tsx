import { Link } from '~/components/links/Link.tsx';
import { LinkedText } from '~/components/links/LinkedText.tsx';
import { Icon } from '~/components/ui/Icon.tsx';
import strings from '~/generated/strings/warning-signs.ts';
import { anchorOf } from '~/lib/anchor.ts';
import { hotlineHref } from '~/lib/phone.ts';
import type { Emergency } from '~/schemas/registries.ts';
import styles from './EmergencyBox.module.css';

type Props = Emergency & {
  /** Another place to link to than the group, with its label. */
  hash?: string;
  label?: string;
};

export function EmergencyBox({ text, group, label = strings.all, ...link }: Props) {
  const hash = link.hash ?? anchorOf(group ? strings.groups[group] : strings.all);
  return (
    <p className={styles.box} data-block="emergency">
      <Icon name="siren" />
      <span>
        {text.split('**').map((part, index) => {
          const key = `${index}`;
          const Part = index % 2 === 0 ? 'span' : 'strong';
          return <Part key={key}>{withLinks(part)}</Part>;
        })}{' '}
        <Link to="/services/conditions" hash={hash} data-screen-only>
          {label}
        </Link>
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
