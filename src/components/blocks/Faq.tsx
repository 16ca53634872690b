import { LinkedText } from '~/components/links/LinkedText.tsx';
import { PriceLine } from '~/components/office/PriceLine.tsx';
import { Accordion } from '~/components/ui/Accordion.tsx';
import { Section, type Tone } from '~/components/ui/Section.tsx';
import { faqAnchor } from '~/lib/anchor.ts';
import type { FaqData } from '~/schemas/common.ts';

type Props = FaqData & { tone?: Tone; isFirstOpen?: boolean | undefined };

export function Faq({ heading, items, tone = 'white', isFirstOpen }: Props) {
  return (
    <Section heading={heading} tone={tone} id={faqAnchor}>
      <Accordion
        columns={2}
        isFirstOpen={isFirstOpen}
        items={items.map(({ question, answer, prices }) => ({
          title: question,
          content: (
            <>
              <p>
                <LinkedText>{answer}</LinkedText>
              </p>
              {prices && <PriceLine />}
            </>
          ),
        }))}
      />
    </Section>
  );
}
