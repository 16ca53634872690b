import { Picture } from '~/components/ui/Picture.tsx';
import article from '~/generated/strings/article.ts';
import { useMovement } from './illustrations.ts';
import styles from './Movement.module.css';

/**
 * An exercise to do at home: what to do in three steps, each with its picture. On screens where things may move, one place
 * shows the picture of the chosen step, or all three in a loop, without JavaScript. `name` is its id.
 */
export function Movement({ name }: { name: string }) {
  const { title, steps, pictures } = useMovement(name);
  return (
    <figure className={styles.movement} data-part="movements">
      <figcaption className={styles.title}>{title}</figcaption>
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
    </figure>
  );
}
