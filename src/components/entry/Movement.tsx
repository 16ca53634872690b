import { useId } from 'react';
import { Picture } from '~/components/ui/Picture.tsx';
import article from '~/generated/strings/article.ts';
import { useMovement } from './illustrations.ts';
import styles from './Movement.module.css';

/**
 * A home exercise in three steps, each with its picture. Unless reduced motion is preferred, one frame shows the picture of
 * the selected step or loops through all three, without JavaScript. `name` is the id of the movement.
 */
export function Movement({ name }: { name: string }) {
  const { title, steps, pictures } = useMovement(name);
  const titleId = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset could not be the grid that shows one picture at a time.
    <div className={styles.movement} role="group" aria-labelledby={titleId} data-part="movements">
      <div id={titleId} className={styles.title}>
        {title}
      </div>
      <ol className={styles.frames}>
        {pictures.map((picture, index) => (
          <li key={picture.img.src}>
            <Picture
              picture={picture}
              alt=""
              sizes="(width >= 64rem) 38vw, (width >= 48rem) 30rem, 84vw"
            />
            <label className={styles.step}>
              <input type="radio" name={name} defaultChecked={index === 0} />
              {steps[index]}
            </label>
          </li>
        ))}
      </ol>
      <label className={styles.play}>
        <input type="checkbox" />
        {article.playInLoop}
      </label>
    </div>
  );
}
