import { Picture } from '~/components/ui/Picture.tsx';
import techniques from '~/generated/lists/techniques.ts';
import styles from './TechniqueGrid.module.css';

/** The techniques that the About page describes in one sentence each. */
export function TechniqueGrid() {
  return (
    <ul className={styles.list}>
      {techniques.map(({ name, text, picture }) => (
        <li key={name} className={styles.item}>
          {picture && <Picture picture={picture} alt="" sizes="(width >= 64rem) 27vw, 10rem" />}
          <div>
            <h3>{name}</h3>
            <p>{text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
