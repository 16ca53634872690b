import { createContext, use } from 'react';
import type { SignCard } from '~/content/entry';
import { warningSignsId } from '~/lib/anchor';
import { CareCard } from './CareCard';
import styles from './WarningSigns.module.css';

/** The signs of the entry whose text is laid out. */
export const EntrySigns = createContext<readonly SignCard[]>([]);

/** The cards of warning signs of an entry, at the place that its text gives them. */
export function WarningSigns() {
  return (
    <div id={warningSignsId} className={styles.signs} data-collection="signs">
      {use(EntrySigns).map((card) => (
        <CareCard key={card.urgency} {...card} />
      ))}
    </div>
  );
}
