import { createContext, use } from 'react';
import { Link } from '~/components/links/Link.tsx';
import strings from '~/generated/strings/warning-signs.ts';
import { conditionsAnchors, warningSignsId } from '~/lib/anchor.ts';
import type { SignCardData } from '~/schemas/modules.ts';
import { SignCard } from './SignCard.tsx';
import styles from './WarningSigns.module.css';

export const SignsContext = createContext<readonly SignCardData[]>([]);

/**
 * The warning sign cards of a page, rendered where its body puts `<WarningSigns />`.
 * The most urgent card is always open; on phones the others collapse.
 */
export function WarningSigns({ level }: { level?: 2 }) {
  const cards = use(SignsContext);
  const [short = 0, long = 0] = cards
    .slice(-2)
    .map(({ signs }) => signs.length)
    .sort((a, b) => a - b);
  return (
    <div
      id={warningSignsId}
      className={styles.signs}
      data-block="signs"
      data-uneven={short <= long / 2}
    >
      {cards.map((card, at) => (
        <SignCard key={card.urgency} {...card} {...(level && { level })} folds={at > 0} />
      ))}
      <p className={styles.all}>
        <Link to="/services/conditions" hash={conditionsAnchors.allSigns}>
          {strings.all}
        </Link>
      </p>
    </div>
  );
}
