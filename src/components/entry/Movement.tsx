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
    <figure className={styles.movement} data-block="movements">
      <figcaption id={titleId} className={styles.title}>
        {title}
      </figcaption>
      {/* biome-ignore lint/a11y/useSemanticElements: the name of a fieldset has to be inside it. */}
      <div role="group" aria-labelledby={titleId} className={styles.group}>
        <ol className={styles.steps}>
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
    </figure>
  );
}
