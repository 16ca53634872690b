import type { Built } from '~/lib/picture.ts';
import type { PersonData } from '~/schemas/modules.ts';
// Not a CSS module: films in articles share it.
import './Film.css';

type Props = NonNullable<Built<PersonData>['film']>;

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
