import { BodyMap } from '~/components/blocks/BodyMap';
import { Card } from '~/components/blocks/Card';
import { CardGrid } from '~/components/blocks/CardGrid';
import { ConditionFilter } from '~/components/blocks/ConditionFilter';
import { Hero } from '~/components/blocks/Hero';
import { SharedCallToAction } from '~/components/blocks/SharedCallToAction';
import { LearnMore } from '~/components/links/LearnMore';
import { Section } from '~/components/ui/Section';
import type { PageModule } from '~/content/types';
import conditions from '~/generated/lists/conditions';

/** A card for each condition. */
export function ConditionsPage({ page, content }: PageModule<'conditions'>) {
  return (
    <>
      <Hero page={page} lead={content.lead} />
      <BodyMap filter={<ConditionFilter />} />
      <Section {...content.intro} tone="mist">
        <CardGrid>
          {conditions.map(({ slug, title, excerpt, picture, focus }) => (
            <Card
              key={slug}
              title={title}
              text={excerpt}
              picture={picture}
              focus={focus}
              link={<LearnMore to="/conditions/$slug" params={{ slug }} about={title} />}
            />
          ))}
        </CardGrid>
      </Section>
      <SharedCallToAction />
    </>
  );
}
