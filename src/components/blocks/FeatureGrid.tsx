import { LinkedText } from '~/components/links/LinkedText.tsx';
import { anchorOf } from '~/lib/anchor.ts';
import styles from './FeatureGrid.module.css';

type Props = {
  items: readonly { title: string; text: string }[];
};

/** Short titled texts, side by side. Links, such as those of the search, can lead to each. */
export function FeatureGrid({ items }: Props) {
  return (
    <ul className={styles.grid}>
      {items.map(({ title, text }) => (
        <li key={title} id={anchorOf(title)} className={styles.item}>
          <h3 className={styles.title}>{title}</h3>
          <p>
            <LinkedText>{text}</LinkedText>
          </p>
        </li>
      ))}
    </ul>
  );
}
