import { createContext, use } from 'react';
import type { SignCardContent } from '~/content/types.ts';
import { warningSignsId } from '~/lib/anchor.ts';
import { SignCard } from './SignCard.tsx';
import styles from './WarningSigns.module.css';

export const SignsContext = createContext<readonly SignCardContent[]>([]);

/** The cards of warning signs, where the text places them. */
export function WarningSigns() {
  return (
    <div id={warningSignsId} className={styles.signs} data-collection="signs">
      {use(SignsContext).map((card) => (
        <SignCard key={card.urgency} {...card} />
      ))}
    </div>
  );
}
