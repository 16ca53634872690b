import type { ReactNode } from 'react';
import { Picture } from '~/components/ui/Picture.tsx';
import type { PictureSource } from '~/lib/picture.ts';
import { MediaSection, mediaSizes } from './MediaSection.tsx';

type Props = {
  heading: string;
  paragraphs: readonly string[];
  picture: PictureSource;
  /** Which side of the words the picture stands on, on wide screens. */
  side: 'start' | 'end';
  id?: string;
  /** What follows the paragraphs. */
  children?: ReactNode;
};

/** Paragraphs under a heading, beside a picture. */
export function PictureSection({ heading, paragraphs, picture, side, id, children }: Props) {
  return (
    <MediaSection
      {...(id && { id })}
      side={side}
      figure={<Picture picture={picture} alt="" sizes={mediaSizes} />}
    >
      <h2>{heading}</h2>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {children}
    </MediaSection>
  );
}
