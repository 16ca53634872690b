import { Hero } from '~/components/blocks/Hero';
import { RelatedLinks } from '~/components/blocks/RelatedLinks';
import { ButtonLink } from '~/components/links/ButtonLink';
import { Link } from '~/components/links/Link';
import { Contents } from '~/components/text/Contents';
import { EntryText } from '~/components/text/EntryText';
import { Note } from '~/components/text/Note';
import { Proportion } from '~/components/text/Proportion';
import { PublishedDate } from '~/components/text/PublishedDate';
import { ReviewedBy } from '~/components/text/ReviewedBy';
import { RisksOfCare } from '~/components/text/RisksOfCare';
import { ShortVersion } from '~/components/text/ShortVersion';
import { Sources } from '~/components/text/Sources';
import { Prose } from '~/components/ui/Prose';
import { Section } from '~/components/ui/Section';
import type { ArticleModule } from '~/content/types';
import { clinicName, doctor } from '~/generated/site';
import words from '~/generated/texts/article';
import styles from './ArticlePage.module.css';

const components = { Contents, Note, Proportion, ShortVersion };

/** An article of the blog. */
export function ArticlePage(article: ArticleModule) {
  const { page, published, publishedBy, cta, risks, sources, related } = article;
  return (
    <>
      <Hero page={page} />
      <Section>
        <article className={styles.article}>
          <div className={styles.columns} data-lazy-children>
            <p className={styles.line}>
              <Link to="/blog">{words.backToBlog}</Link>
              {published && (
                <span>
                  {words.published} <PublishedDate date={published} />
                </span>
              )}
              {publishedBy && (
                <span>{`${words.publishedBy} Dr. ${doctor.name}, ${clinicName}`}</span>
              )}
            </p>
            <Prose>
              <EntryText {...article} components={components} />
            </Prose>
            <RisksOfCare risks={risks} />
            {cta && (
              <p>
                <ButtonLink to="/contact">{cta}</ButtonLink>
              </p>
            )}
            <Sources sources={sources} />
            <ReviewedBy />
          </div>
        </article>
      </Section>
      <RelatedLinks related={related} />
    </>
  );
}
