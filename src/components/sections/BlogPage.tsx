import articles from 'virtual:content/articles';
import olderArticles from 'virtual:content/older-articles';
import { Section } from '~/components/ui/Section';
import type { PageModule } from '~/content/page';
import styles from './BlogPage.module.css';
import { Card } from './Card';
import { CardGrid } from './CardGrid';
import { Hero } from './Hero';
import { LearnMore } from './LearnMore';
import { Link } from './Link';
import { Page } from './Page';
import { PublishedDate } from './PublishedDate';
import { SharedCallToAction } from './SharedCallToAction';

/** All listed articles on one page: the newest as cards, the others as links. */
export function BlogPage({ page, words }: PageModule<'blog'>) {
  return (
    <Page page={page} hero={<Hero page={page} lead={words.lead} />}>
      <Section heading={words.listHeading} tone="mist">
        <CardGrid>
          {articles.map(({ slug, title, excerpt, published, picture: cardPicture }) => (
            <Card
              key={slug}
              clamped
              title={title}
              text={excerpt}
              note={published && <PublishedDate date={published} />}
              picture={cardPicture}
              link={
                <LearnMore to="/blog/$id" params={{ id: slug }} about={title} label="Read More" />
              }
            />
          ))}
        </CardGrid>
      </Section>
      {olderArticles.length > 0 && (
        <Section heading={words.olderHeading}>
          <ul className={styles.older}>
            {olderArticles.map(({ slug, title }) => (
              <li key={slug}>
                <Link to="/blog/$id" params={{ id: slug }}>
                  {title}
                </Link>
              </li>
            ))}
          </ul>
        </Section>
      )}
      <SharedCallToAction />
    </Page>
  );
}
