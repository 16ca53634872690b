import { clinicName, doctor } from 'virtual:site';
import { Prose } from '~/components/ui/Prose';
import { Section } from '~/components/ui/Section';
import type { ArticleModule } from '~/content/entry';
import styles from './ArticlePage.module.css';
import { ButtonLink } from './ButtonLink';
import { Hero } from './Hero';
import { Link } from './Link';
import { PublishedDate } from './PublishedDate';
import { RelatedLinks } from './RelatedLinks';
import { Sources } from './Sources';
import { StructuredData } from './StructuredData';
import { textComponents } from './textComponents';

/** An article of the blog. */
export function ArticlePage({ page, words, default: Text }: ArticleModule) {
  const { published, publishedBy, cta, sources, related } = words;
  return (
    <>
      <Hero page={page} />
      <Section>
        <article className={styles.article}>
          <p className={styles.line}>
            <Link to="/blog">Back to Blog</Link>
            {published && (
              <span>
                Published <PublishedDate date={published} />
              </span>
            )}
            {publishedBy && <span>{`Published by Dr. ${doctor.name}, ${clinicName}`}</span>}
          </p>
          <Prose>
            <Text components={textComponents} />
          </Prose>
          {cta && (
            <p>
              <ButtonLink to="/contact">{cta}</ButtonLink>
            </p>
          )}
          <Sources sources={sources} />
        </article>
      </Section>
      <RelatedLinks related={related} />
      <StructuredData page={page} />
    </>
  );
}
