import { type RefObject, useEffect, useRef } from 'react';
import { Picture } from '~/components/ui/Picture.tsx';
import article from '~/generated/strings/article.ts';
import { motionFrames, type PictureSource } from '~/lib/picture.ts';
import { savesData } from '~/lib/savesData.ts';
import { useSequence } from './illustrations.ts';
import styles from './Sequence.module.css';

const sizes = '(width >= 64rem) 38vw, (width >= 48rem) 30rem, 84vw';

/**
 * What changes or is done in steps. Where motion is welcome, a checkbox on the picture of the second step plays all of it, without
 * JavaScript; the frames are fetched when it does. Elsewhere, and in print, each step has its picture. `name` is the id of the sequence.
 */
export function Sequence({ name }: { name: string }) {
  const { title, steps, pictures, motion, startsAgain } = useSequence(name);
  const [, poster] = pictures;
  const rests = motion && framesOf(motion) === motionFrames[1];
  const play = useRef<HTMLInputElement>(null);
  useChecked(play);
  return (
    <figure className={styles.sequence} data-block="sequences">
      <figcaption className={styles.title}>{title}</figcaption>
      {motion && poster && (
        <label
          className={styles.play}
          data-starts-again={startsAgain}
          data-rests={rests ? steps.length : undefined}
        >
          <Picture picture={poster} alt="" sizes={sizes} />
          <input ref={play} type="checkbox" aria-label={`${article.play}: ${title}`} />
          <span
            className={styles.motion}
            onAnimationEnd={() => {
              if (play.current) play.current.checked = false;
            }}
          >
            <Picture picture={motion} alt="" sizes="480px" />
          </span>
        </label>
      )}
      <ol className={styles.steps}>
        {pictures.map((picture, index) => (
          <li key={picture.img.src}>
            <Picture picture={picture} alt="" sizes={sizes} />
            <p className={styles.step}>{steps[index]}</p>
          </li>
        ))}
      </ol>
    </figure>
  );
}

/** How many frames of 4:3 a motion has. */
const framesOf = ({ img }: PictureSource) => Math.round(img.h / (img.w * 0.75));

/** Checks a box when it first comes into the window, unless the visitor saves data. */
function useChecked(box: RefObject<HTMLInputElement | null>) {
  useEffect(() => {
    const input = box.current;
    if (!input || savesData() || !('IntersectionObserver' in window)) return undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        input.checked = true;
        observer.disconnect();
      },
      { threshold: 0.9 },
    );
    observer.observe(input);
    return () => observer.disconnect();
  }, [box]);
}
