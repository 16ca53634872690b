import type { MDXContent } from 'mdx/types';
import type { GainsAndRisksContent, Illustrations, SignCardContent } from '~/content/types.ts';
import { GainsAndRisksContext } from './GainsAndRisks.tsx';
import { IllustrationsContext } from './illustrations.ts';
import { textComponents } from './textComponents.tsx';
import { SignsContext } from './WarningSigns.tsx';

type Props = Illustrations & {
  Text: MDXContent;
  signs: readonly SignCardContent[];
  gainsAndRisks?: GainsAndRisksContent | undefined;
  /** Components of this collection's texts alone. */
  components?: Readonly<Record<string, unknown>>;
};

/** The text of an entry. */
export function EntryText({ Text, signs, gainsAndRisks, components, ...illustrations }: Props) {
  return (
    <SignsContext value={signs}>
      <GainsAndRisksContext value={gainsAndRisks}>
        <IllustrationsContext value={illustrations}>
          <Text components={{ ...textComponents, ...components }} />
        </IllustrationsContext>
      </GainsAndRisksContext>
    </SignsContext>
  );
}
