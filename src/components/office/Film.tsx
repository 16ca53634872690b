import type { Built } from '~/lib/picture.ts';
import type { PersonData } from '~/schemas/modules.ts';
// Not a module, because articles with films load this component after their styles.
import './Film.css';

type Props = NonNullable<Built<PersonData>['film']>;

/** A short film with captions, which loads when somebody plays it. */
export function Film({ title, poster, src, captions }: Props) {
  return (
    <figure data-block="film" data-screen-only>
      <video controls preload="none" playsInline poster={poster.img.src} aria-label={title}>
        <source src={src} type="video/mp4" />
        <track kind="captions" src={captions} srcLang="en" default />
      </video>
      <figcaption>{title}</figcaption>
    </figure>
  );
}
