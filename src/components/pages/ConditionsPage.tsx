import { AfterHero } from '~/components/blocks/AfterHero.tsx';
import { AllRisks } from '~/components/blocks/AllRisks.tsx';
import { AllSigns } from '~/components/blocks/AllSigns.tsx';
import { BodyMap } from '~/components/blocks/BodyMap.tsx';
import { Card } from '~/components/blocks/Card.tsx';
import { CardGrid } from '~/components/blocks/CardGrid.tsx';
import { Hero } from '~/components/blocks/Hero.tsx';
import { SharedCallToAction } from '~/components/blocks/SharedCallToAction.tsx';
import { WhoFirst } from '~/components/blocks/WhoFirst.tsx';
import { LearnMore } from '~/components/links/LearnMore.tsx';
import { Section } from '~/components/ui/Section.tsx';
import type { PageModule } from '~/content/types.ts';
import conditions from '~/generated/lists/conditions.ts';
import { conditionsPlaces } from '~/lib/anchor.ts';

/** All conditions: by part of the body, and as cards. */
export function ConditionsPage({ page, content }: PageModule<'conditions'>) {
  return (
    <>
      <Hero page={page} lead={content.lead} />
      <AfterHero>
        <BodyMap />
        <Section {...content.intro} tone="mist">
          <CardGrid isList>
            {conditions.map((card) => (
              <Card
                key={card.slug}
                {...card}
                isRow
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
        <Section
          heading={content.whoFirst.heading}
          text={content.whoFirst.text}
          id={conditionsPlaces.whoFirst}
        >
          <WhoFirst groups={content.whoFirst.groups} />
        </Section>
        <Section {...content.allSigns} tone="mist" id={conditionsPlaces.allSigns}>
          <AllSigns />
        </Section>
        <Section {...content.risks} id={conditionsPlaces.risks}>
          <AllRisks />
        </Section>
        <SharedCallToAction />
      </AfterHero>
    </>
  );
}
