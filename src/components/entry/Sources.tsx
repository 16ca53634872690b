import { Icon } from '~/components/ui/Icon.tsx';
import article from '~/generated/strings/article.ts';
import type { Source } from '~/schemas/registries.ts';
import styles from './Sources.module.css';

/** The sources that a page cites. */
export function Sources({ sources }: { sources: readonly Source[] }) {
  if (sources.length === 0) return null;
  return (
    <section className={styles.sources} data-block="sources">
      <h2 className={styles.title}>{article.sources}</h2>
      <ol className={styles.list}>
        {sources.map(({ author, title, publication, year, link }) => (
          <li key={title}>
            <cite>{link ? <SourceLink href={link}>{title}</SourceLink> : title}</cite>.{' '}
            {author.replace(/\.$/, '')}, {link ? year : `${publication}, ${year}`}.
          </li>
        ))}
      </ol>
    </section>
  );
}

function SourceLink({ href, children }: { href: string; children: string }) {
  return (
    <a href={href} rel="noopener">
      {children} <Icon name="external-link" />
    </a>
  );
}
