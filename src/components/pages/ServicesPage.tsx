import { AfterHero } from '~/components/blocks/AfterHero.tsx';
import { CallToAction } from '~/components/blocks/CallToAction.tsx';
import { Card } from '~/components/blocks/Card.tsx';
import { CardGrid } from '~/components/blocks/CardGrid.tsx';
import { Hero } from '~/components/blocks/Hero.tsx';
import { BookingButtons } from '~/components/links/BookingButtons.tsx';
import { LearnMore } from '~/components/links/LearnMore.tsx';
import { Link } from '~/components/links/Link.tsx';
import { PhoneText } from '~/components/links/PhoneText.tsx';
import { Accordion } from '~/components/ui/Accordion.tsx';
import { Section } from '~/components/ui/Section.tsx';
import services from '~/generated/lists/services.ts';
import type { PageModule } from '~/schemas/modules.ts';

export function ServicesPage({ page, body }: PageModule<'services'>) {
  const { lead, intro, conditions, closing } = body;
  return (
    <>
      <Hero page={page} lead={lead}>
        <BookingButtons />
      </Hero>
      <AfterHero>
        <Section>
          <p>
            <PhoneText>{intro}</PhoneText>
          </p>
          <CardGrid>
            {services.map(({ detail, ...card }) => (
              <Card
                key={card.slug}
                {...card}
                excerpt={detail ? `${card.excerpt} ${detail}` : card.excerpt}
                id={card.slug}
                level="h2"
                link={
                  <LearnMore to="/services/$slug" params={{ slug: card.slug }} about={card.title} />
                }
              />
            ))}
          </CardGrid>
        </Section>
        <Section heading={conditions.heading} tone="tint" id="conditions">
          <Accordion
            columns={2}
            items={conditions.items.map(({ title, content, slug }) => ({
              title,
              content: (
                <>
                  <p>{content}</p>
                  <p>
                    <LearnMore to="/conditions/$slug" params={{ slug }} about={title} />
                  </p>
                </>
              ),
            }))}
          />
          <p data-screen-only>
            <Link to="/services/conditions">{conditions.link}</Link>
          </p>
        </Section>
        <CallToAction {...closing} />
      </AfterHero>
    </>
  );
}
