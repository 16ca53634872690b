import { LinkedText } from '~/components/links/LinkedText.tsx';
import { anchorOf } from '~/lib/anchor.ts';
import styles from './FeatureGrid.module.css';

type Props = {
  items: readonly { title: string; text: string }[];
  /** Whether links, such as those of the search, can lead to single items. */
  hasAnchors?: boolean;
  /** Level of the titles, below the heading above the grid. */
  level?: 'h3' | 'h4';
};

/** Short titled texts, side by side. */
export function FeatureGrid({ items, hasAnchors = false, level: Title = 'h3' }: Props) {
  return (
    <ul className={styles.grid}>
      {items.map(({ title, text }) => (
        <li key={title} id={hasAnchors ? anchorOf(title) : undefined} className={styles.item}>
          <Title className={styles.title}>{title}</Title>
          <p>
            <LinkedText>{text}</LinkedText>
          </p>
        </li>
      ))}
    </ul>
  );
}
