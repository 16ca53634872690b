import { Picture } from '~/components/ui/Picture';
import type { Page } from '~/content/page';
import { noWiderThan } from '~/lib/picture';

/** Widest file of a wide picture for phones, in pixels; they show its right half only. */
const phoneWidth = 1024;

type Props = { page: Page; className?: string | undefined };

/** The picture of a hero: the upright one on phones, where there is one. */
export function HeroPicture({ page: { picture, portrait }, className }: Props) {
  return (
    <Picture
      className={className}
      picture={picture}
      narrow={portrait ?? noWiderThan(phoneWidth, picture)}
      alt=""
      sizes="100vw"
      priority
    />
  );
}
