import type { Source } from '~/content/schemas/entries';
import styles from './Sources.module.css';

type Props = { sources: readonly Source[] };

/** The works a text relies on. */
export function Sources({ sources }: Props) {
  if (sources.length === 0) return null;
  return (
    <section className={styles.sources}>
      <h2 className={styles.title}>Sources</h2>
      <ol className={styles.list}>
        {sources.map(({ author, title, publication, year }) => (
          <li key={title}>
            {author.replace(/\.$/, '')}. <cite>{title}</cite>. {publication}, {year}.
          </li>
        ))}
      </ol>
    </section>
  );
}
