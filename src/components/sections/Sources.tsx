import { Icon } from '~/components/ui/Icon';
import type { Work } from '~/content/schemas/collections';
import styles from './Sources.module.css';

type Props = { sources: readonly Work[] };

/** The works a text relies on. */
export function Sources({ sources }: Props) {
  if (sources.length === 0) return null;
  return (
    <section className={styles.sources}>
      <h2 className={styles.title}>Sources</h2>
      <ol className={styles.list}>
        {sources.map(({ author, title, publication, year, link }) => (
          <li key={title}>
            {author.replace(/\.$/, '')}.{' '}
            <cite>{link ? <WorkLink href={link}>{title}</WorkLink> : title}</cite>. {publication},{' '}
            {year}.
          </li>
        ))}
      </ol>
    </section>
  );
}

type WorkLinkProps = { href: string; children: string };

/** A link to a work on another site. */
function WorkLink({ href, children }: WorkLinkProps) {
  return (
    <a href={href} rel="noopener">
      {children} <Icon name="external-link" />
    </a>
  );
}
