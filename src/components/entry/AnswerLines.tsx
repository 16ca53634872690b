import type { ReactNode } from 'react';
import { LinkedText } from '~/components/links/LinkedText.tsx';
import { OpeningNote } from '~/components/office/OpeningNote.tsx';
import { Prices } from '~/components/office/Prices.tsx';
import { ButtonRow } from '~/components/ui/ButtonRow.tsx';
import strings from '~/generated/strings/answer.ts';
import type { AnswerData, GoNowData } from '~/schemas/modules.ts';
import styles from './AnswerLines.module.css';
import { GoNow } from './GoNow.tsx';

type Props = AnswerData & {
  goNow: GoNowData;
  /** false hides the prices of visits. */
  prices?: false | undefined;
  /** The booking buttons. */
  children: ReactNode;
};

/** The top of a condition or service: how to book, prices, who it is for, when to come, what a visit is like, and the go-now line. */
export function AnswerLines({ forYou, when, visit, doctorFirst, goNow, prices, children }: Props) {
  const lines = { forYou, when, visit, ...(doctorFirst && { doctorFirst }) };
  return (
    <section className={styles.answer} aria-label={strings.heading}>
      <div className={styles.book}>
        <OpeningNote topic="calling" />
        <ButtonRow>{children}</ButtonRow>
      </div>
      {prices !== false && <Prices />}
      <dl className={styles.lines}>
        {Object.entries(lines).map(([name, text]) => (
          <div key={name} className={styles.line}>
            <dt>{strings[name as keyof typeof lines]}</dt>
            <dd>
              <LinkedText>{text}</LinkedText>
            </dd>
          </div>
        ))}
      </dl>
      {goNow.length > 0 && <GoNow signs={goNow} />}
    </section>
  );
}
