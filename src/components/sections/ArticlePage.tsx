import { clinicName, doctor } from 'virtual:site';
import { Prose } from '~/components/ui/Prose';
import { Section } from '~/components/ui/Section';
import type { ArticleModule } from '~/content/entry';
import styles from './ArticlePage.module.css';
import { ButtonLink } from './ButtonLink';
import { Contents } from './Contents';
import { EntryFigures } from './EntryFigures';
import { Hero } from './Hero';
import { Link } from './Link';
import { Note } from './Note';
import { Page } from './Page';
import { Proportion } from './Proportion';
import { PublishedDate } from './PublishedDate';
import { RelatedLinks } from './RelatedLinks';
import { ReviewedBy } from './ReviewedBy';
import { RisksOfCare } from './RisksOfCare';
import { ShortVersion } from './ShortVersion';
import { Sources } from './Sources';
import { textComponents } from './textComponents';
import { EntrySigns } from './WarningSigns';

const components = { ...textComponents, Contents, Note, Proportion, ShortVersion };

/** An article of the blog. */
export function ArticlePage({ page, words, figures, default: Text }: ArticleModule) {
  const { published, publishedBy, cta, signs, risks, sources, related } = words;
  return (
    <Page page={page} hero={<Hero page={page} />}>
      <Section>
        <article className={styles.article}>
          <div className={styles.columns}>
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
              <EntrySigns value={signs}>
                <EntryFigures value={figures}>
                  <Text components={components} />
                </EntryFigures>
              </EntrySigns>
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
    </Page>
  );
}
