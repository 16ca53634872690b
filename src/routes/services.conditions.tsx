import conditions from 'virtual:content/conditions';
import { createFileRoute } from '@tanstack/react-router';
import { Breadcrumbs } from '~/components/sections/Breadcrumbs';
import { Card } from '~/components/sections/Card';
import { CardGrid } from '~/components/sections/CardGrid';
import { Hero } from '~/components/sections/Hero';
import { LearnMore } from '~/components/sections/LearnMore';
import { SharedCallToAction } from '~/components/sections/SharedCallToAction';
import { StructuredData } from '~/components/sections/StructuredData';
import { Section } from '~/components/ui/Section';
import picture from '~/content/images/pages/conditions.jpg?hero';
import { conditions as copy } from '~/content/pages/conditions';
import { pageHead } from '~/lib/head';

export const Route = createFileRoute('/services/conditions')({
  loader: () => pageHead({ ...copy.metadata, path: '/services/conditions' }),
  head: ({ loaderData }) => loaderData ?? {},
  component: Conditions,
});

function Conditions() {
  return (
    <>
      <Hero
        {...copy.hero}
        picture={picture}
        look={{ text: 'black', overlay: false }}
        breadcrumbs={
          <Breadcrumbs trail={[{ title: 'Services', to: '/services' }]} current="Conditions" />
        }
      />
      <Section {...copy.intro} tone="mist">
        <CardGrid>
          {conditions.map(({ slug, title, excerpt, picture: cardPicture }) => (
            <Card
              key={slug}
              title={title}
              text={excerpt}
              picture={cardPicture}
              link={<LearnMore to="/conditions/$slug" params={{ slug }} about={title} />}
            />
          ))}
        </CardGrid>
      </Section>
      <SharedCallToAction />
      <StructuredData
        page={{
          ...copy.metadata,
          path: '/services/conditions',
          kind: 'CollectionPage',
          name: 'Conditions',
          trail: [{ title: 'Services', path: '/services' }],
        }}
      />
    </>
  );
}
