import type { ReactNode } from 'react';
import { ButtonRow } from '~/components/ui/ButtonRow.tsx';
import { Icon } from '~/components/ui/Icon.tsx';
import type { AnswerContent } from '~/content/types.ts';
import texts from '~/generated/texts/answer.ts';
import { warningSignsId } from '~/lib/anchor.ts';
import { lowerFirst } from '~/lib/sentence.ts';
import styles from './AnswerLines.module.css';

type Props = AnswerContent & {
  /** The ways to book. */
  children: ReactNode;
};

/** The first block of a page: whether it is for the reader, when to come, what a visit is like, how to book, and when to call 911 instead. */
export function AnswerLines({ forYou, when, doctorFirst, visit, goNow, children }: Props) {
  const lines = { forYou, when, visit, doctorFirst };
  return (
    <section className={styles.answer} aria-label={texts.heading}>
      <dl className={styles.lines}>
        {Object.entries(lines).map(([name, text]) => (
          <div key={name} className={styles.line}>
            <dt>{texts[name as keyof typeof lines]}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.next}>
        <ButtonRow>{children}</ButtonRow>
        {texts.visitFacts.length > 0 && (
          <ul className={styles.facts}>
            {texts.visitFacts.map((fact) => (
              <li key={fact}>{fact}</li>
            ))}
          </ul>
        )}
      </div>
      <p className={styles.emergency} data-collection="go-now">
        <Icon name="siren" />
        <span>
          <strong>{texts.goNow}</strong> {goNow.map(lowerFirst).join('; ')}.{' '}
          <a href={`#${warningSignsId}`} data-screen-only>
            {texts.signs}
          </a>
        </span>
      </p>
    </section>
  );
}
