import { SignCard } from '~/components/entry/SignCard.tsx';
import { Accordion } from '~/components/ui/Accordion.tsx';
import signs from '~/generated/lists/signs.ts';
import styles from './AllSigns.module.css';

export function AllSigns() {
  return (
    <Accordion
      isWide
      items={signs.map(({ name, cards }) => ({
        title: name,
        content: (
          <div className={styles.cards}>
            {cards.map((card) => (
              <SignCard key={card.urgency} {...card} isInList />
            ))}
          </div>
        ),
      }))}
    />
  );
}
