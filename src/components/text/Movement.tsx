import { Picture } from '~/components/ui/Picture.tsx';
import { useMovement } from './illustrations.ts';
import styles from './Movement.module.css';

/** An exercise to do at home: three pictures, and below each what to do. `name` is its id. */
export function Movement({ name }: { name: string }) {
  const { title, frames, pictures } = useMovement(name);
  return (
    <figure className={styles.movement} data-collection="movements">
      <figcaption className={styles.title}>{title}</figcaption>
      <ol className={styles.frames}>
        {pictures.map((picture, index) => (
          <li key={picture.img.src}>
            <Picture picture={picture} alt="" sizes="(width >= 40rem) 14rem, 40vw" />
            <p>{frames[index]}</p>
          </li>
        ))}
      </ol>
    </figure>
  );
}
