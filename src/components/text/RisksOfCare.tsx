import type { ArticleModule } from '~/content/types.ts';
import texts from '~/generated/texts/risks.ts';
import styles from './RisksOfCare.module.css';

/** The risks of the care on a page, who should tell us before a visit, and when to get help after it. */
export function RisksOfCare({ risks }: Pick<ArticleModule, 'risks'>) {
  if (risks.length === 0) return null;
  return (
    <section className={styles.risks} data-collection="risks">
      <h2 className={styles.title}>{texts.heading}</h2>
      {risks.map(({ name, text }) => (
        <p key={name}>
          <strong>{name}.</strong> {text}
        </p>
      ))}
      <p>{texts.before}</p>
      <p>{texts.after}</p>
    </section>
  );
}
