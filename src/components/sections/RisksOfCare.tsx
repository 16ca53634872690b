import words from 'virtual:texts/risks';
import type { Risk } from '~/content/schemas/collections';
import styles from './RisksOfCare.module.css';

type Props = { risks: readonly Risk[] };

/** What the care of this page can do wrong, for whom it is nothing, and what to do afterwards. */
export function RisksOfCare({ risks }: Props) {
  if (risks.length === 0) return null;
  return (
    <section className={styles.risks} data-collection="risks">
      <h2 className={styles.title}>{words.heading}</h2>
      {risks.map(({ name, text }) => (
        <p key={name}>
          <strong>{name}.</strong> {text}
        </p>
      ))}
      <p>{words.before}</p>
      <p>{words.after}</p>
    </section>
  );
}
