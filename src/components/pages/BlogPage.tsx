import { AfterHero } from '~/components/blocks/AfterHero.tsx';
import { Card } from '~/components/blocks/Card.tsx';
import { CardGrid } from '~/components/blocks/CardGrid.tsx';
import { Hero } from '~/components/blocks/Hero.tsx';
import { SharedCallToAction } from '~/components/blocks/SharedCallToAction.tsx';
import { LearnMore } from '~/components/links/LearnMore.tsx';
import { PageLink } from '~/components/links/PageLink.tsx';
import { PublishedDate } from '~/components/text/PublishedDate.tsx';
import { Section } from '~/components/ui/Section.tsx';
import type { PageModule } from '~/content/types.ts';
import articles from '~/generated/lists/articles.ts';
import olderArticles from '~/generated/lists/olderArticles.ts';
import styles from './BlogPage.module.css';

/** All listed articles: the newest as cards, the others as links. */
export function BlogPage({ page, content }: PageModule<'blog'>) {
  return (
    <>
      <Hero page={page} lead={content.lead} />
      <AfterHero>
        <Section heading={content.listHeading} tone="mist">
          <CardGrid>
            {articles.map(({ published, ...card }) => (
              <Card
                key={card.slug}
                {...card}
                clamped
                note={published && <PublishedDate date={published} />}
                link={
                  <LearnMore
                    to="/blog/$id"
                    params={{ id: card.slug }}
                    about={card.title}
                    label="readMore"
                  />
                }
              />
            ))}
          </CardGrid>
        </Section>
        {olderArticles.length > 0 && (
          <Section heading={content.olderHeading}>
            <ul className={styles.older}>
              {olderArticles.map(({ path, title }) => (
                <li key={path}>
                  <PageLink path={path}>{title}</PageLink>
                </li>
              ))}
            </ul>
          </Section>
        )}
        <SharedCallToAction />
      </AfterHero>
    </>
  );
}
