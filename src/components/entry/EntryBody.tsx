import type { MDXContent } from 'mdx/types';
import type { Illustrations } from '~/schemas/modules.ts';
import { bodyComponents } from './bodyComponents.tsx';
import { IllustrationsContext } from './illustrations.ts';

type Props = Illustrations & {
  Body: MDXContent;
  media?: Readonly<Record<string, unknown>> | undefined;
  /** Components that only bodies of this collection may use. */
  components?: Readonly<Record<string, unknown>>;
};

/** The MDX body of an entry. */
export function EntryBody({ Body, components, media, ...illustrations }: Props) {
  return (
    <IllustrationsContext value={illustrations}>
      <Body components={{ ...bodyComponents, ...components, ...media }} />
    </IllustrationsContext>
  );
}
