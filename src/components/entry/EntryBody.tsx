import type { MDXContent } from 'mdx/types';
import type { Illustrations } from '~/schemas/modules.ts';
import { bodyComponents } from './bodyComponents.tsx';
import { IllustrationsContext } from './illustrations.ts';

type Props = Illustrations & {
  Body: MDXContent;
  /** Components that only bodies of this collection may use. */
  components?: Readonly<Record<string, unknown>>;
};

export function EntryBody({ Body, components, ...illustrations }: Props) {
  return (
    <IllustrationsContext value={illustrations}>
      <Body components={{ ...bodyComponents, ...components }} />
    </IllustrationsContext>
  );
}
