import { PageLink } from '~/components/links/PageLink.tsx';
import { Picture } from '~/components/ui/Picture.tsx';
import { Section } from '~/components/ui/Section.tsx';
import { VisuallyHidden } from '~/components/ui/VisuallyHidden.tsx';
import article from '~/generated/strings/article.ts';
import type { ArticleModule } from '~/schemas/modules.ts';
import styles from './RelatedLinks.module.css';

/** Links to at most four related services, conditions and articles. */
export function RelatedLinks({ related }: Pick<ArticleModule, 'related'>) {
  return (
    <Section heading={article.readNext} tone="mist" isScreenOnly>
      <ul className={styles.list}>
        {related.map(({ collection, path, title, picture, focalPoint }) => (
          <li key={path}>
            <PageLink path={path} className={styles.link}>
              <Picture
                className={styles.picture}
                picture={picture}
                focalPoint={focalPoint}
                alt=""
                sizes="(width >= 64rem) 34vw, 10rem"
              />
              <span className={styles.words}>
                <span className={styles.kind}>
                  {article.kinds[collection]}
                  <VisuallyHidden>:</VisuallyHidden>
                </span>{' '}
                {title}
              </span>
            </PageLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}
