import type { MDXContent } from 'mdx/types';
import type { Illustrations, SignCardContent } from '~/content/types.ts';
import { IllustrationsContext } from './illustrations.ts';
import { textComponents } from './textComponents.tsx';
import { SignsContext } from './WarningSigns.tsx';

type Props = Illustrations & {
  Text: MDXContent;
  signs: readonly SignCardContent[];
  /** Components of this collection's texts alone. */
  components?: Readonly<Record<string, unknown>>;
};

/** The text of an entry. */
export function EntryText({ Text, signs, components, ...illustrations }: Props) {
  return (
    <SignsContext value={signs}>
      <IllustrationsContext value={illustrations}>
        <Text components={{ ...textComponents, ...components }} />
      </IllustrationsContext>
    </SignsContext>
  );
}
