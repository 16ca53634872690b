import { LinkedText } from '~/components/links/LinkedText.tsx';
import { anchorOf } from '~/lib/anchor.ts';
import styles from './FeatureGrid.module.css';

type Props = {
  items: readonly { title: string; text: string }[];
  /** Whether links, such as those of the search, can lead to single items. */
  hasAnchors?: boolean;
};

/** Short titled texts, side by side. */
export function FeatureGrid({ items, hasAnchors = false }: Props) {
  return (
    <ul className={styles.grid}>
      {items.map(({ title, text }) => (
        <li key={title} id={hasAnchors ? anchorOf(title) : undefined} className={styles.item}>
          <h3 className={styles.title}>{title}</h3>
          <p>
            <LinkedText>{text}</LinkedText>
          </p>
        </li>
      ))}
    </ul>
  );
}
