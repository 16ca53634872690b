import styles from './KeyNumbers.module.css';

type Props = {
  items: readonly { value: string; label: string; basis: readonly string[] }[];
};

export function KeyNumbers({ items }: Props) {
  return (
    <dl className={styles.numbers}>
      {items.map(({ value, label, basis }) => (
        <div key={label} className={styles.item}>
          <dt>{label}</dt>
          <dd className={styles.value}>{value}</dd>
          <dd className={styles.basis}>{basis.join(' ')}</dd>
        </div>
      ))}
    </dl>
  );
}
