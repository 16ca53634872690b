import { Icon } from '~/components/ui/Icon.tsx';
import strings from '~/generated/strings/answer.ts';
import headings from '~/generated/strings/warning-signs.ts';
import { warningSignsAnchor } from '~/lib/anchor.ts';
import type { GoNowData } from '~/schemas/modules.ts';
import styles from './GoNow.module.css';

/** "one", "one, or if two", "one, if two, or if three": read aloud, a bare "or" would join the wrong words. */
const joined = (clauses: readonly string[]) =>
  clauses
    .map((clause, index) => {
      if (index === 0) return clause;
      return `, ${index === clauses.length - 1 ? 'or ' : ''}if ${clause}`;
    })
    .join('');

/** The go-now line near the top of a page: when to call 911, and when to go to the ER. */
export function GoNow({ signs }: { signs: GoNowData }) {
  return (
    <p className={styles.line} data-block="go-now">
      <Icon name="siren" />
      <span>
        {signs.map(({ urgency, clauses }) => (
          <span key={urgency}>
            <strong>{headings[urgency]}</strong> {joined(clauses)}.{' '}
          </span>
        ))}
        <a href={`#${warningSignsAnchor}`} data-screen-only>
          {strings.signs}
        </a>
      </span>
    </p>
  );
}
