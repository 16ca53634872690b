import { Icon } from '~/components/ui/Icon.tsx';
import strings from '~/generated/strings/answer.ts';
import { warningSignsId } from '~/lib/anchor.ts';
import styles from './GoNow.module.css';

type Props = {
  /** The clauses that follow "if", two or three. */
  signs: readonly string[];
};

/** The red line near the top of a page: when to call 911 or go to the ER. */
export function GoNow({ signs }: Props) {
  const last = signs.at(-1);
  return (
    <p className={styles.line} data-block="go-now">
      <Icon name="siren" />
      <span>
        <strong>{strings.goNow}</strong> {signs.slice(0, -1).join(', ')}
        {signs.length > 2 && ','} {strings.or} {last}.{' '}
        <a href={`#${warningSignsId}`} data-screen-only>
          {strings.signs}
        </a>
      </span>
    </p>
  );
}
