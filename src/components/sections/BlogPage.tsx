import articles from 'virtual:content/articles';
import { Section } from '~/components/ui/Section';
import type { PageModule } from '~/content/page';
import { Card } from './Card';
import { CardGrid } from './CardGrid';
import { Hero } from './Hero';
import { LearnMore } from './LearnMore';
import { PublishedDate } from './PublishedDate';
import { SharedCallToAction } from './SharedCallToAction';
import { StructuredData } from './StructuredData';

/** All listed articles on one page. */
export function BlogPage({ page, words }: PageModule<'blog'>) {
  return (
    <>
      <Hero page={page} lead={words.lead} />
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
      <SharedCallToAction />
      <StructuredData page={page} />
    </>
  );
}
