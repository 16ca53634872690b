import styles from './KeyNumbers.module.css';

type Props = {
  /** Label of the line that says what a number is based on. */
  basisLabel: string;
  items: readonly { value: string; label: string; basis: readonly string[] }[];
  note: string;
};

/** Large numbers, each with what it counts and, on a tap, what it is based on. */
export function KeyNumbers({ items, basisLabel, note }: Props) {
  return (
    <div className={styles.numbers}>
      {items.length > 0 && (
        <dl>
          {items.map(({ value, label, basis }) => (
            <div key={label} className={styles.item}>
              <dt>{label}</dt>
              <dd className={styles.value}>{value}</dd>
              <dd className={styles.basis}>
                <details>
                  <summary>{basisLabel}</summary>
                  {basis.join(' ')}
                </details>
              </dd>
            </div>
          ))}
        </dl>
      )}
      <p>{note}</p>
    </div>
  );
}
