import { AfterHero } from '~/components/blocks/AfterHero.tsx';
import { AllRisks, RulesOfCare } from '~/components/blocks/AllRisks.tsx';
import { AllSigns } from '~/components/blocks/AllSigns.tsx';
import { BodyMap } from '~/components/blocks/BodyMap.tsx';
import { Card } from '~/components/blocks/Card.tsx';
import { CardGrid } from '~/components/blocks/CardGrid.tsx';
import { DefaultCallToAction } from '~/components/blocks/DefaultCallToAction.tsx';
import { Hero } from '~/components/blocks/Hero.tsx';
import { EmergencyBox } from '~/components/entry/EmergencyBox.tsx';
import { ReviewedBy } from '~/components/entry/ReviewedBy.tsx';
import { Strip } from '~/components/entry/Strip.tsx';
import { SourceList } from '~/components/entry/Studies.tsx';
import { BookLink } from '~/components/links/BookLink.tsx';
import { LearnMore } from '~/components/links/LearnMore.tsx';
import { Accordion } from '~/components/ui/Accordion.tsx';
import { ButtonRow } from '~/components/ui/ButtonRow.tsx';
import { Section } from '~/components/ui/Section.tsx';
import conditions from '~/generated/lists/conditions.ts';
import policy from '~/generated/lists/policy.ts';
import sources from '~/generated/lists/safetySources.ts';
import risks from '~/generated/strings/risks.ts';
import { conditionsAnchors } from '~/lib/anchor.ts';
import { preloadInView } from '~/lib/savesData.ts';
import type { PageModule } from '~/schemas/modules.ts';
import styles from './ConditionsPage.module.css';

export function ConditionsPage({ page, body }: PageModule<'conditions'>) {
  const { emergency, allSigns } = body;
  const { doctorFirst } = policy;
  const folds = [
    {
      title: allSigns.heading,
      id: conditionsAnchors.allSigns,
      content: (
        <>
          <p className={styles.text}>{allSigns.text}</p>
          <AllSigns />
        </>
      ),
    },
    { title: body.rules, content: <RulesOfCare /> },
    {
      title: body.risks.heading,
      id: conditionsAnchors.risks,
      content: (
        <>
          <p className={styles.text}>{body.risks.text}</p>
          <AllRisks />
        </>
      ),
    },
    { title: risks.sources, content: <SourceList sources={sources} /> },
  ];
  return (
    <>
      <Hero page={page} lead={body.lead} isLow isPlain>
        <ButtonRow>
          <BookLink />
        </ButtonRow>
      </Hero>
      <AfterHero>
        <BodyMap />
        <Section {...body.intro} tone="tint">
          <div className={styles.cards}>
            <CardGrid>
              {conditions.map((card) => (
                <Card
                  key={card.slug}
                  {...card}
                  link={
                    <LearnMore
                      to="/conditions/$slug"
                      params={{ slug: card.slug }}
                      preload={preloadInView}
                      about={card.title}
                    />
                  }
                />
              ))}
            </CardGrid>
          </div>
        </Section>
        <Section>
          <Strip />
        </Section>
        <Section heading={doctorFirst.title} id={conditionsAnchors.doctorFirst}>
          <div className={styles.first}>
            <EmergencyBox text={emergency} />
            <p className={styles.text}>{doctorFirst.intro}</p>
            <ul>
              {doctorFirst.items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </div>
          <Accordion level="h2" isWide items={folds} />
          <ReviewedBy page={page} />
        </Section>
        <DefaultCallToAction />
      </AfterHero>
    </>
  );
}
