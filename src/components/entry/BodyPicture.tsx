import { Picture } from '~/components/ui/Picture.tsx';
import { usePicture } from './illustrations.ts';

type Props = { name: string; alt: string; caption?: string };

/** `<Picture>` in a body. */
export function BodyPicture({ name, alt, caption }: Props) {
  return (
    <figure>
      {/* The widest column of an article has 48rem. */}
      <Picture picture={usePicture(name)} alt={alt} sizes="(width >= 64rem) 48rem, 92vw" />
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  );
}
