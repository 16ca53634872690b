import type { MDXContent } from 'mdx/types';
import { useMemo } from 'react';
import { Picture as Image } from '~/components/ui/Picture.tsx';
import { VisuallyHidden } from '~/components/ui/VisuallyHidden.tsx';
import words from '~/generated/strings/article.ts';
import type { ArticleModule, Illustrations, MediaTools } from '~/schemas/modules.ts';
import { bodyComponents } from './bodyComponents.tsx';
import { IllustrationsContext, useFilm, usePicture } from './illustrations.ts';

type Props = Illustrations & {
  Body: MDXContent;
  media?: ArticleModule['media'];
  /** Components that only bodies of this collection may use. */
  components?: Readonly<Record<string, unknown>>;
};

const tools: MediaTools = { Image, VisuallyHidden, usePicture, useFilm, words };

export function EntryBody({ Body, components, media, ...illustrations }: Props) {
  const own = useMemo(() => media?.(tools), [media]);
  return (
    <IllustrationsContext value={illustrations}>
      <Body components={{ ...bodyComponents, ...components, ...own }} />
    </IllustrationsContext>
  );
}
