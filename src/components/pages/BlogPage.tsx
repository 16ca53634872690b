import { AfterHero } from '~/components/blocks/AfterHero.tsx';
import { Card } from '~/components/blocks/Card.tsx';
import { CardGrid } from '~/components/blocks/CardGrid.tsx';
import { DefaultCallToAction } from '~/components/blocks/DefaultCallToAction.tsx';
import { Hero } from '~/components/blocks/Hero.tsx';
import { BookLink } from '~/components/links/BookLink.tsx';
import { LearnMore } from '~/components/links/LearnMore.tsx';
import { ButtonRow } from '~/components/ui/ButtonRow.tsx';
import { Section } from '~/components/ui/Section.tsx';
import articles from '~/generated/lists/articles.ts';
import { preloadInView } from '~/lib/savesData.ts';
import type { PageModule } from '~/schemas/modules.ts';
import styles from './BlogPage.module.css';

export function BlogPage({ page, body }: PageModule<'blog'>) {
  return (
    <>
      <Hero page={page} lead={body.lead} isLow>
        <ButtonRow>
          <BookLink />
        </ButtonRow>
      </Hero>
      <AfterHero>
        <Section heading={body.listHeading} tone="tint">
          <div className={styles.cards}>
            <CardGrid>
              {articles.map((card) => (
                <Card
                  key={card.slug}
                  {...card}
                  link={
                    <LearnMore
                      to="/blog/$id"
                      params={{ id: card.slug }}
                      preload={preloadInView}
                      about={card.title}
                      label="readMore"
                    />
                  }
                />
              ))}
            </CardGrid>
          </div>
        </Section>
        <DefaultCallToAction />
      </AfterHero>
    </>
  );
}
