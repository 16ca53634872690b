import { Icon } from '~/components/ui/Icon.tsx';
import article from '~/generated/strings/article.ts';
import type { Source } from '~/schemas/registries.ts';
import styles from './Sources.module.css';

type Props = { sources: readonly Source[] };

/** The sources that a page cites. */
export function Sources({ sources }: Props) {
  if (sources.length === 0) return null;
  return (
    <section className={styles.sources} data-block="sources">
      <h2 className={styles.title}>{article.sources}</h2>
      <SourceList sources={sources} />
    </section>
  );
}

/** Cited works as a numbered list. */
export function SourceList({ sources }: Props) {
  return (
    <ol className={styles.list}>
      {sources.map(({ author, title, publication, year, link }) => (
        <li key={title}>
          <cite>{link ? <SourceLink href={link}>{title}</SourceLink> : title}</cite>.{' '}
          {author.replace(/\.$/, '')}, {link ? year : `${publication}, ${year}`}.
        </li>
      ))}
    </ol>
  );
}

function SourceLink({ href, children }: { href: string; children: string }) {
  // The icon stays beside the last word.
  const [, start, last] = /^(.* )?(.+)$/.exec(children) ?? [];
  return (
    <a href={href} rel="noopener">
      {start}
      <span>
        {last} <Icon name="external-link" />
      </span>
    </a>
  );
}
