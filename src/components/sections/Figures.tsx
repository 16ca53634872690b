import styles from './Figures.module.css';

type Props = {
  items: readonly { value: string; label: string }[];
  /** A line below. */
  note: string;
};

/** Large figures with what they count. */
export function Figures({ items, note }: Props) {
  return (
    <div className={styles.figures}>
      <dl className={styles.list}>
        {items.map(({ value, label }) => (
          <div key={label} className={styles.item}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p>{note}</p>
    </div>
  );
}
