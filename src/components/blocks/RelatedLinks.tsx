import { PageLink } from '~/components/links/PageLink.tsx';
import { Section } from '~/components/ui/Section.tsx';
import { VisuallyHidden } from '~/components/ui/VisuallyHidden.tsx';
import type { ArticleModule } from '~/content/types.ts';
import article from '~/generated/texts/article.ts';
import styles from './RelatedLinks.module.css';

/** Links to related services, conditions and articles. */
export function RelatedLinks({ related }: Pick<ArticleModule, 'related'>) {
  return (
    <Section heading={article.readNext} tone="mist">
      <ul className={styles.list}>
        {related.map(({ collection, path, title }) => (
          <li key={path}>
            <PageLink path={path} className={styles.link}>
              <span className={styles.kind}>
                {article.kinds[collection]}
                <VisuallyHidden>:</VisuallyHidden>
              </span>{' '}
              {title}
            </PageLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}
