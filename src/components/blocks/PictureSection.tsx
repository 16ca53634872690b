import type { ReactNode } from 'react';
import { Picture } from '~/components/ui/Picture.tsx';
import type { PictureSource } from '~/lib/picture.ts';
import { MediaSection, mediaSizes } from './MediaSection.tsx';

type Props = {
  heading: string;
  paragraphs: readonly string[];
  picture: PictureSource;
  side: 'start' | 'end';
  id?: string;
  children?: ReactNode;
};

/** Paragraphs under a heading, beside a picture. */
export function PictureSection({ heading, paragraphs, picture, side, id, children }: Props) {
  const media = <Picture picture={picture} alt="" sizes={mediaSizes} />;
  return (
    <MediaSection id={id} side={side} media={media}>
      <h2>{heading}</h2>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {children}
    </MediaSection>
  );
}
