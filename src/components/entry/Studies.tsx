import { Accordion } from '~/components/ui/Accordion.tsx';
import { Icon } from '~/components/ui/Icon.tsx';
import { Prose } from '~/components/ui/Prose.tsx';
import strings from '~/generated/strings/safety.ts';
import type { ConditionModule } from '~/schemas/modules.ts';
import type { Source } from '~/schemas/registries.ts';
import { ReviewedBy } from './ReviewedBy.tsx';
import styles from './Studies.module.css';

type Props = Pick<ConditionModule, 'page' | 'safety' | 'evidence' | 'sources'>;

export function Studies({ page, safety, evidence, sources }: Props) {
  const findings = evidence.length > 0 || !safety ? evidence : [strings.noEvidence];
  const content = (
    <Prose>
      {findings.map((finding) => (
        <p key={finding}>{finding}</p>
      ))}
      {sources.length > 0 && <SourceList sources={sources} />}
    </Prose>
  );
  return (
    <div className={styles.studies} data-block="sources">
      {findings.length + sources.length > 0 && (
        <Accordion items={[{ title: strings.studies, content }]} />
      )}
      <ReviewedBy page={page} />
    </div>
  );
}

export function SourceList({ sources }: { sources: readonly Source[] }) {
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
