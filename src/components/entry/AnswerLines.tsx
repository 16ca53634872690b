import type { ReactNode } from 'react';
import { ButtonRow } from '~/components/ui/ButtonRow.tsx';
import { Icon } from '~/components/ui/Icon.tsx';
import strings from '~/generated/strings/answer.ts';
import { warningSignsId } from '~/lib/anchor.ts';
import { lowerFirst } from '~/lib/sentence.ts';
import type { AnswerData } from '~/schemas/modules.ts';
import styles from './AnswerLines.module.css';

type Props = AnswerData & {
  /** The booking buttons. */
  children: ReactNode;
};

/** The lines at the top of a condition or service: who it is for, when to come, what a visit is like, how to book, and when to call 911. */
export function AnswerLines({ forYou, when, doctorFirst, visit, goNow, children }: Props) {
  const lines = { forYou, when, visit, doctorFirst };
  return (
    <section className={styles.answer} aria-label={strings.heading}>
      <dl className={styles.lines}>
        {Object.entries(lines).map(([name, text]) => (
          <div key={name} className={styles.line}>
            <dt>{strings[name as keyof typeof lines]}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.next}>
        <ButtonRow>{children}</ButtonRow>
        {strings.visitFacts.length > 0 && (
          <ul className={styles.facts}>
            {strings.visitFacts.map((fact) => (
              <li key={fact}>{fact}</li>
            ))}
          </ul>
        )}
      </div>
      <p className={styles.emergency} data-block="go-now">
        <Icon name="siren" />
        <span>
          <strong>{strings.goNow}</strong> {goNow.map(lowerFirst).join('; ')}.{' '}
          <a href={`#${warningSignsId}`} data-screen-only>
            {strings.signs}
          </a>
        </span>
      </p>
    </section>
  );
}
