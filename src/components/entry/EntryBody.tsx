import type { MDXContent } from 'mdx/types';
import type { GainsAndRisksData, Illustrations, SignCardData } from '~/schemas/modules.ts';
import { bodyComponents } from './bodyComponents.tsx';
import { GainsAndRisksContext } from './GainsAndRisks.tsx';
import { IllustrationsContext } from './illustrations.ts';
import { SignsContext } from './WarningSigns.tsx';

type Props = Illustrations & {
  Body: MDXContent;
  signs: readonly SignCardData[];
  gainsAndRisks?: GainsAndRisksData | undefined;
  /** Components that only bodies of this collection may use. */
  components?: Readonly<Record<string, unknown>>;
};

/** The MDX body of an entry. */
export function EntryBody({ Body, signs, gainsAndRisks, components, ...illustrations }: Props) {
  return (
    <SignsContext value={signs}>
      <GainsAndRisksContext value={gainsAndRisks}>
        <IllustrationsContext value={illustrations}>
          <Body components={{ ...bodyComponents, ...components }} />
        </IllustrationsContext>
      </GainsAndRisksContext>
    </SignsContext>
  );
}
