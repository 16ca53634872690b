import styles from './FeatureGrid.module.css';

type Props = {
  items: readonly { title: string; text: string }[];
};

/** Short titled texts beside each other. */
export function FeatureGrid({ items }: Props) {
  return (
    <ul className={styles.grid}>
      {items.map(({ title, text }) => (
        <li key={title} className={styles.item}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}
