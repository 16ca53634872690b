import type { ArticleModule } from '~/content/types.ts';
import words from '~/generated/texts/risks.ts';
import styles from './RisksOfCare.module.css';

type Props = Pick<ArticleModule, 'risks'>;

/** What can go wrong with the care of this page, who should not have it, and what to do afterwards. */
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
