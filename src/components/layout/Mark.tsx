import sprite from 'virtual:icons';
import styles from './Mark.module.css';

/** The clinic's mark: the bars of a spine, which are also a prairie horizon, under the sun. */
export function Mark() {
  return (
    <svg className={styles.mark} aria-hidden="true">
      <use href={`${sprite}#mark`} />
    </svg>
  );
}
