import { AfterHero } from '~/components/blocks/AfterHero.tsx';
import { Card } from '~/components/blocks/Card.tsx';
import { CardGrid } from '~/components/blocks/CardGrid.tsx';
import { DefaultCallToAction } from '~/components/blocks/DefaultCallToAction.tsx';
import { Hero } from '~/components/blocks/Hero.tsx';
import { LearnMore } from '~/components/links/LearnMore.tsx';
import { PageLink } from '~/components/links/PageLink.tsx';
import { Section } from '~/components/ui/Section.tsx';
import topics from '~/generated/lists/articles.ts';
import olderArticles from '~/generated/lists/olderArticles.ts';
import type { PageModule } from '~/schemas/modules.ts';
import styles from './BlogPage.module.css';

/** All listed articles: the newest as cards by topic (rows on phones, except the first of each topic), older ones as links. */
export function BlogPage({ page, body }: PageModule<'blog'>) {
  return (
    <>
      <Hero page={page} lead={body.lead} />
      <AfterHero>
        <Section heading={body.listHeading} tone="mist">
          <nav aria-label={body.topics} data-screen-only>
            <ul className={styles.topics}>
              {topics.map(({ id, name, cards }) => (
                <li key={id}>
                  <a href={`#${id}`}>
                    {name} <span>{cards.length}</span>
                  </a>
                </li>
              ))}
            </ul>
          </nav>
          {topics.map(({ id, name, cards }) => (
            <div key={id} id={id} className={styles.topic}>
              <h2>{name}</h2>
              <CardGrid hasLead>
                {cards.map((card, index) => (
                  <Card
                    key={card.slug}
                    {...card}
                    isArticle
                    isRow={index > 0}
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
            </div>
          ))}
        </Section>
        {olderArticles.length > 0 && (
          <Section heading={body.olderHeading}>
            <ul className={styles.older}>
              {olderArticles.map(({ path, title }) => (
                <li key={path}>
                  <PageLink path={path}>{title}</PageLink>
                </li>
              ))}
            </ul>
          </Section>
        )}
        <DefaultCallToAction />
      </AfterHero>
    </>
  );
}
