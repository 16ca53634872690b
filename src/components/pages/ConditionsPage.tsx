import { AfterHero } from '~/components/blocks/AfterHero.tsx';
import { BodyMap } from '~/components/blocks/BodyMap.tsx';
import { Card } from '~/components/blocks/Card.tsx';
import { CardGrid } from '~/components/blocks/CardGrid.tsx';
import { ConditionFilter } from '~/components/blocks/ConditionFilter.tsx';
import { Hero } from '~/components/blocks/Hero.tsx';
import { SharedCallToAction } from '~/components/blocks/SharedCallToAction.tsx';
import { LearnMore } from '~/components/links/LearnMore.tsx';
import { Section } from '~/components/ui/Section.tsx';
import type { PageModule } from '~/content/types.ts';
import conditions from '~/generated/lists/conditions.ts';

/** All conditions: by part of the body, and as cards. */
export function ConditionsPage({ page, content }: PageModule<'conditions'>) {
  return (
    <>
      <Hero page={page} lead={content.lead} />
      <AfterHero>
        <BodyMap filter={<ConditionFilter />} />
        <Section {...content.intro} tone="mist">
          <CardGrid>
            {conditions.map((card) => (
              <Card
                key={card.slug}
                {...card}
                link={
                  <LearnMore
                    to="/conditions/$slug"
                    params={{ slug: card.slug }}
                    about={card.title}
                  />
                }
              />
            ))}
          </CardGrid>
        </Section>
        <SharedCallToAction />
      </AfterHero>
    </>
  );
}
