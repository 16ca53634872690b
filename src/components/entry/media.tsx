import { type MouseEvent, useState } from 'react';
import { Film as OfficeFilm } from '~/components/office/Film.tsx';
import { Picture as ResponsivePicture } from '~/components/ui/Picture.tsx';
import { VisuallyHidden } from '~/components/ui/VisuallyHidden.tsx';
import article from '~/generated/strings/article.ts';
import { youTubeOrigin } from '~/lib/youTube.ts';
import { filmPicture } from '~/schemas/pictures.ts';
import { useFilm, usePicture } from './illustrations.ts';

/** As wide as the text. */
const sizes = '(width >= 64rem) 48rem, 92vw';

type PictureProps = { name: string; alt: string; caption?: string };

/** A picture in a body. */
export function Picture({ name, alt, caption }: PictureProps) {
  return (
    <figure data-block="picture">
      <ResponsivePicture picture={usePicture(name)} alt={alt} sizes={sizes} />
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  );
}

/** A film of our own in a body. */
export function Film({ name, title }: { name: string; title: string }) {
  return <OfficeFilm title={title} poster={usePicture(filmPicture(name))} {...useFilm(name)} />;
}

type YouTubeProps = { id: string; title: string; picture: string };

/** A picture that leads to a film on YouTube. With JavaScript, a tap plays it in place; before that, nothing is asked of YouTube. */
export function YouTube({ id, title, picture }: YouTubeProps) {
  const [isPlaying, setIsPlaying] = useState(false);
  const poster = usePicture(picture);
  const play = (event: MouseEvent) => {
    // Lets people open it in a new tab.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setIsPlaying(true);
  };
  return (
    <figure data-block="youtube" data-screen-only>
      {isPlaying ? (
        <iframe
          ref={(frame) => frame?.focus()}
          title={title}
          src={`${youTubeOrigin}/embed/${id}?autoplay=1&rel=0`}
          allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
          referrerPolicy="strict-origin-when-cross-origin"
          sandbox="allow-scripts allow-same-origin allow-presentation allow-popups allow-popups-to-escape-sandbox"
        />
      ) : (
        <a href={`https://www.youtube.com/watch?v=${id}`} onClick={play}>
          <ResponsivePicture picture={poster} alt="" sizes={sizes} />
          <VisuallyHidden>{`${article.play}: ${title}`}</VisuallyHidden>
        </a>
      )}
      <figcaption>
        {title}
        <br />
        {article.playsFromYouTube}
      </figcaption>
    </figure>
  );
}
