import { LinkedText } from '~/components/links/LinkedText.tsx';
import styles from './FeatureGrid.module.css';

type Props = {
  items: readonly { title: string; text: string }[];
};

/** Short titled texts, side by side. */
export function FeatureGrid({ items }: Props) {
  return (
    <ul className={styles.grid}>
      {items.map(({ title, text }) => (
        <li key={title} className={styles.item}>
          <h3 className={styles.title}>{title}</h3>
          <p>
            <LinkedText>{text}</LinkedText>
          </p>
        </li>
      ))}
    </ul>
  );
}
