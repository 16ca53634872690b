import { AfterHero } from '~/components/blocks/AfterHero.tsx';
import { AllRisks } from '~/components/blocks/AllRisks.tsx';
import { AllSigns } from '~/components/blocks/AllSigns.tsx';
import { BodyMap } from '~/components/blocks/BodyMap.tsx';
import { Card } from '~/components/blocks/Card.tsx';
import { CardGrid } from '~/components/blocks/CardGrid.tsx';
import { DefaultCallToAction } from '~/components/blocks/DefaultCallToAction.tsx';
import { Hero } from '~/components/blocks/Hero.tsx';
import { WhoFirst } from '~/components/blocks/WhoFirst.tsx';
import { ReviewedBy } from '~/components/entry/ReviewedBy.tsx';
import { LearnMore } from '~/components/links/LearnMore.tsx';
import { PhoneText } from '~/components/links/PhoneText.tsx';
import { Section } from '~/components/ui/Section.tsx';
import conditions from '~/generated/lists/conditions.ts';
import policy from '~/generated/lists/policy.ts';
import { conditionsAnchors } from '~/lib/anchor.ts';
import type { PageModule } from '~/schemas/modules.ts';
import type { PageBody } from '~/schemas/pages.ts';

/** All conditions, as cards and on the body map; below them all warning signs and risks, folded. */
export function ConditionsPage({ page, body }: PageModule<'conditions'>) {
  return (
    <>
      <Hero page={page} lead={body.lead} />
      <AfterHero>
        <Section {...body.intro} tone="mist">
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
        <BodyMap />
        <Section
          heading={body.whoFirst.heading}
          text={body.whoFirst.text}
          id={conditionsAnchors.whoFirst}
        >
          <WhoFirst groups={whoFirstGroups(body.whoFirst.groups)} />
        </Section>
        <Section
          {...body.allSigns}
          text={<PhoneText>{body.allSigns.text}</PhoneText>}
          tone="mist"
          id={conditionsAnchors.allSigns}
        >
          <AllSigns />
        </Section>
        <Section {...body.risks} id={conditionsAnchors.risks}>
          <AllRisks />
          <ReviewedBy page={page} />
        </Section>
        <DefaultCallToAction />
      </AfterHero>
    </>
  );
}

/** The groups, with the house's own rules at the head of those who need a doctor first. */
const whoFirstGroups = ([us, doctor, either]: PageBody<'conditions'>['whoFirst']['groups']) => {
  const rules = policy.find(({ name }) => name === 'doctorFirst')?.items ?? [];
  return [us, { ...doctor, items: [...rules, ...doctor.items] }, either];
};
