import articles from 'virtual:content/articles';
import { createFileRoute } from '@tanstack/react-router';
import { Breadcrumbs } from '~/components/sections/Breadcrumbs';
import { Card } from '~/components/sections/Card';
import { CardGrid } from '~/components/sections/CardGrid';
import { Hero } from '~/components/sections/Hero';
import { LearnMore } from '~/components/sections/LearnMore';
import { PublishedDate } from '~/components/sections/PublishedDate';
import { SharedCallToAction } from '~/components/sections/SharedCallToAction';
import { StructuredData } from '~/components/sections/StructuredData';
import { Section } from '~/components/ui/Section';
import picture from '~/content/images/pages/blog.jpg?hero';
import { blog } from '~/content/pages/blog';
import { pageHead } from '~/lib/head';

export const Route = createFileRoute('/blog/')({
  loader: () => pageHead({ ...blog.metadata, path: '/blog' }),
  head: ({ loaderData }) => loaderData ?? {},
  component: Blog,
});

function Blog() {
  return (
    <>
      <Hero
        {...blog.hero}
        picture={picture}
        look={{ text: 'black', overlay: true }}
        breadcrumbs={<Breadcrumbs trail={[]} current="Blog" />}
      />
      <Section heading={blog.listHeading} tone="mist">
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
      <StructuredData
        page={{ ...blog.metadata, path: '/blog', kind: 'CollectionPage', name: 'Blog' }}
      />
    </>
  );
}
