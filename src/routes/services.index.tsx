import services from 'virtual:content/services';
import { createFileRoute, Link } from '@tanstack/react-router';
import { ButtonLink } from '~/components/layout/ButtonLink';
import { Breadcrumbs } from '~/components/sections/Breadcrumbs';
import { CallToAction } from '~/components/sections/CallToAction';
import { Hero } from '~/components/sections/Hero';
import { LearnMore } from '~/components/sections/LearnMore';
import { MediaSection } from '~/components/sections/MediaSection';
import { StructuredData } from '~/components/sections/StructuredData';
import { Accordion } from '~/components/ui/Accordion';
import { Prose } from '~/components/ui/Prose';
import { Section } from '~/components/ui/Section';
import picture from '~/content/images/pages/services.jpg?hero';
import { services as copy } from '~/content/pages/services';
import { pageHead } from '~/lib/head';

export const Route = createFileRoute('/services/')({
  loader: () => pageHead({ ...copy.metadata, path: '/services' }),
  head: ({ loaderData }) => loaderData ?? {},
  component: Services,
});

function Services() {
  const { hero, intro, conditions, closing } = copy;
  return (
    <>
      <Hero
        {...hero}
        picture={picture}
        look={{ text: 'black', overlay: true }}
        breadcrumbs={<Breadcrumbs trail={[]} current="Services" />}
      />
      <Section heading={intro.heading}>
        <Prose>
          {intro.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </Prose>
      </Section>
      {services.map(({ slug, title, overview, picture: servicePicture }, index) => (
        <MediaSection
          key={slug}
          id={slug}
          picture={servicePicture}
          alt=""
          side={index % 2 === 0 ? 'end' : 'start'}
        >
          <p>{title}</p>
          <h2>{overview.heading}</h2>
          <p>{overview.text}</p>
          <p>
            <LearnMore to="/services/$slug" params={{ slug }} about={title} />
          </p>
        </MediaSection>
      ))}
      <Section heading={conditions.heading} text={conditions.text} tone="mist" id="conditions">
        <Accordion
          columns={2}
          items={conditions.items.map(({ title, content, slug }) => ({
            title,
            content: (
              <>
                <p>{content}</p>
                <LearnMore to="/conditions/$slug" params={{ slug }} about={title} />
              </>
            ),
          }))}
        />
        <p>
          <Link to="/services/conditions">{conditions.link}</Link>
        </p>
      </Section>
      <CallToAction {...closing}>
        <ButtonLink to="/contact">Book An Appointment</ButtonLink>
      </CallToAction>
      <StructuredData
        page={{ ...copy.metadata, path: '/services', kind: 'CollectionPage', name: 'Services' }}
      />
    </>
  );
}
