import { Card } from '~/components/blocks/Card.tsx';
import { CardGrid } from '~/components/blocks/CardGrid.tsx';
import { Section } from '~/components/ui/Section.tsx';
import article from '~/generated/strings/article.ts';
import type { ArticleModule } from '~/schemas/modules.ts';

export function RelatedLinks({ related }: Pick<ArticleModule, 'related'>) {
  return (
    <Section heading={article.readNext} isScreenOnly>
      <CardGrid>
        {related.map(({ collection, ...card }) => (
          <Card key={card.path} {...card} kind={article.kinds[collection]} />
        ))}
      </CardGrid>
    </Section>
  );
}
