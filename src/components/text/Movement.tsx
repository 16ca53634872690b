import { Picture } from '~/components/ui/Picture.tsx';
import { useMovement } from './illustrations.ts';
import styles from './Movement.module.css';

type Props = {
  /** Id in src/content/movements.yaml. */
  name: string;
};

/** A move to do at home: three pictures with what to do under each. */
export function Movement({ name }: Props) {
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
