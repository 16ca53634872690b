import conditions from 'virtual:content/conditions';
import { Section } from '~/components/ui/Section';
import type { PageModule } from '~/content/page';
import { BodyMap } from './BodyMap';
import { Card } from './Card';
import { CardGrid } from './CardGrid';
import { ConditionFilter } from './ConditionFilter';
import { Hero } from './Hero';
import { LearnMore } from './LearnMore';
import { Page } from './Page';
import { SharedCallToAction } from './SharedCallToAction';

/** A card for each condition. */
export function ConditionsPage({ page, words }: PageModule<'conditions'>) {
  return (
    <Page page={page} hero={<Hero page={page} lead={words.lead} />}>
      <BodyMap filter={<ConditionFilter />} />
      <Section {...words.intro} tone="mist">
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
    </Page>
  );
}
