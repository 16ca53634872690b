import { Link } from '~/components/links/Link.tsx';
import { LinkedText } from '~/components/links/LinkedText.tsx';
import { Icon } from '~/components/ui/Icon.tsx';
import strings from '~/generated/strings/warning-signs.ts';
import { anchorOf } from '~/lib/anchor.ts';
import { hotlineHref } from '~/lib/phone.ts';
import type { Emergency } from '~/schemas/registries.ts';
import styles from './EmergencyBox.module.css';

type Props = Emergency | { text: string; hash: string; label: string };

export function EmergencyBox({ text, ...more }: Props) {
  const { hash, label } =
    'group' in more ? { hash: anchorOf(strings.groups[more.group]), label: strings.all } : more;
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
