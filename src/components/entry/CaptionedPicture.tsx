import { Picture } from '~/components/ui/Picture.tsx';
import { usePicture } from './illustrations.ts';

/** The widest column of an article has 48rem. */
const sizes = '(width >= 64rem) 48rem, 92vw';

/** `<Picture>` in a body. */
export function CaptionedPicture({
  name,
  alt,
  caption,
}: {
  name: string;
  alt: string;
  caption?: string;
}) {
  return (
    <figure>
      <Picture picture={usePicture(name)} alt={alt} sizes={sizes} />
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  );
}
