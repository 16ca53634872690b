import styles from './RisksOfCare.module.css';

type Props = { risks: readonly string[] };

/** What the care of this page can do wrong. */
export function RisksOfCare({ risks }: Props) {
  if (risks.length === 0) return null;
  return (
    <section className={styles.risks} data-collection="risks">
      <h2 className={styles.title}>Risks of this care</h2>
      {risks.map((risk) => (
        <p key={risk}>{risk}</p>
      ))}
    </section>
  );
}
