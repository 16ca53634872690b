import { LinkedText } from '~/components/links/LinkedText.tsx';
import { Accordion } from '~/components/ui/Accordion.tsx';
import { Section, type Tone } from '~/components/ui/Section.tsx';
import { faqAnchor } from '~/lib/anchor.ts';
import type { FaqData } from '~/schemas/common.ts';

type Props = FaqData & { tone?: Tone; isFirstOpen?: boolean | undefined };

/** Questions and answers. */
export function Faq({ heading, items, tone = 'white', isFirstOpen }: Props) {
  return (
    <Section heading={heading} tone={tone} id={faqAnchor}>
      <Accordion
        columns={2}
        isFirstOpen={isFirstOpen}
        items={items.map(({ question, answer, offer }) => ({
          title: question,
          content: (
            <>
              <p>
                <LinkedText>{answer}</LinkedText>
              </p>
              {offer?.map((line) => (
                <p key={line} data-special="offer">
                  <LinkedText>{line}</LinkedText>
                </p>
              ))}
            </>
          ),
        }))}
      />
    </Section>
  );
}
