import { Link } from '~/components/links/Link.tsx';
import strings from '~/generated/strings/warning-signs.ts';
import { conditionsAnchors, warningSignsAnchor } from '~/lib/anchor.ts';
import type { SignCardData } from '~/schemas/modules.ts';
import { SignCard } from './SignCard.tsx';
import styles from './WarningSigns.module.css';

/** The warning sign cards of a page. The most urgent card is always open; on phones the others collapse. */
export function WarningSigns({ cards }: { cards: readonly SignCardData[] }) {
  const [short = 0, long = 0] = cards
    .slice(-2)
    .map(({ signs }) => signs.length)
    .sort((a, b) => a - b);
  return (
    <div
      id={warningSignsAnchor}
      className={styles.signs}
      data-block="signs"
      data-uneven={short <= long / 2}
    >
      {cards.map((card, at) => (
        <SignCard key={card.urgency} {...card} folds={at > 0} />
      ))}
      <p className={styles.all} data-screen-only>
        <Link to="/services/conditions" hash={conditionsAnchors.allSigns}>
          {strings.all}
        </Link>
      </p>
    </div>
  );
}
