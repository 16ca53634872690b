import type { ReactNode } from 'react';
import { ButtonRow } from '~/components/ui/ButtonRow.tsx';
import strings from '~/generated/strings/strip.ts';
import type { Emergency } from '~/schemas/registries.ts';
import { EmergencyBox } from './EmergencyBox.tsx';
import styles from './Strip.module.css';

const { proof, special, regular } = strings;

type Props = {
  emergency: Emergency | undefined;
  /** false hides the price of a first visit. */
  prices?: false | undefined;
  /** The booking buttons. */
  children: ReactNode;
};

/** What follows the hero of a condition or service: how to book, a line of proof, a line of price, and the emergency box. */
export function Strip({ emergency, prices, children }: Props) {
  return (
    <div className={styles.strip}>
      <div className={styles.offer} data-block="offer">
        <ButtonRow>{children}</ButtonRow>
        <div>
          {proof.length > 0 && <p>{proof.join(' · ')}</p>}
          {prices !== false && (
            <>
              {special.map((line) => (
                <p key={line} data-special="offer">
                  {line}
                </p>
              ))}
              {regular.map((line) => (
                <p key={line} data-special={special.length > 0 ? 'instead' : undefined}>
                  {line}
                </p>
              ))}
            </>
          )}
        </div>
      </div>
      {emergency && <EmergencyBox {...emergency} />}
    </div>
  );
}
