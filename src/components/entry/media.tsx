import { type MouseEvent, type SyntheticEvent, useState } from 'react';
import { youTubeOrigin } from '~/lib/youTube.ts';
import type { MediaTools } from '~/schemas/modules.ts';
import { filmPicture } from '~/schemas/pictures.ts';

/** The widest column of an article has 48rem. */
const sizes = '(width >= 64rem) 48rem, 92vw';

/**
 * The components for pictures and films in bodies; only the pages that have some load them. They get what they are made
 * of from the page: imports would load its style sheets again, behind others, which they would then overrule.
 */
export const media = ({ Image, VisuallyHidden, usePicture, useFilm, words }: MediaTools) => {
  function Picture({ name, alt, caption }: { name: string; alt: string; caption?: string }) {
    return (
      <figure data-block="picture">
        <Image picture={usePicture(name)} alt={alt} sizes={sizes} />
        {caption && <figcaption>{caption}</figcaption>}
      </figure>
    );
  }

  function Film({ name, title }: { name: string; title: string }) {
    const { src, captions } = useFilm(name);
    const { img } = usePicture(filmPicture(name));
    return (
      <figure data-block="film" data-screen-only>
        <video controls preload="none" playsInline poster={img.src} aria-label={title}>
          <source src={src} type="video/mp4" />
          <track kind="captions" src={captions} srcLang="en" default />
        </video>
        <figcaption>{title}</figcaption>
      </figure>
    );
  }

  /** Once the frame is there: while it changes to YouTube's process, it can lose the focus again. */
  const takeFocus = ({ currentTarget }: SyntheticEvent<HTMLIFrameElement>) => {
    // The visitor may use something else by then.
    if (document.activeElement === document.body) currentTarget.focus();
  };

  /** A picture that leads to the film. With JavaScript, a tap plays it in place; until then, nothing is asked of YouTube. */
  function YouTube({ id, title, picture }: { id: string; title: string; picture: string }) {
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
            onLoad={takeFocus}
            title={title}
            src={`${youTubeOrigin}/embed/${id}?autoplay=1&rel=0`}
            allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
            referrerPolicy="strict-origin-when-cross-origin"
            sandbox="allow-scripts allow-same-origin allow-presentation allow-popups allow-popups-to-escape-sandbox"
          />
        ) : (
          <a href={`https://www.youtube.com/watch?v=${id}`} onClick={play}>
            <Image picture={poster} alt="" sizes={sizes} />
            <VisuallyHidden>{`${words.play}: ${title}`}</VisuallyHidden>
          </a>
        )}
        <figcaption>
          {title}
          <br />
          {words.playsFromYouTube}
        </figcaption>
      </figure>
    );
  }

  return { Film, Picture, YouTube };
};
