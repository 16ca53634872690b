import { Picture } from '~/components/ui/Picture.tsx';
import styles from './DiscStates.module.css';
import { useDiscStates } from './illustrations.ts';

/** A disc in three states, one at a time. Radio buttons switch between them without JavaScript. */
export function DiscStates() {
  const { heading, states } = useDiscStates();
  return (
    <fieldset className={styles.states} data-block="disc-states">
      <legend className={styles.legend}>{heading}</legend>
      <div className={styles.options} data-screen-only>
        {states.map(({ label }, index) => (
          <label key={label}>
            <input type="radio" name="disc-state" defaultChecked={index === 0} />
            {label}
          </label>
        ))}
      </div>
      <div className={styles.pictures}>
        {states.map(({ label, alt, caption, picture }) => (
          <figure key={label}>
            <Picture picture={picture} alt={alt} sizes="(width >= 48rem) 36rem, 92vw" />
            <figcaption>
              <strong>{label}.</strong> {caption}
            </figcaption>
          </figure>
        ))}
      </div>
    </fieldset>
  );
}
