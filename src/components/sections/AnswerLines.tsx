import { Icon } from '~/components/ui/Icon';
import type { ConditionModule } from '~/content/entry';
import { warningSignsId } from '~/lib/anchor';
import styles from './AnswerLines.module.css';

/** At the top of a condition: whom we may help, what is not ours, and when to go to the emergency room now. */
export function AnswerLines({ forYou, notForUs, goNow }: ConditionModule['words']['answer']) {
  return (
    <dl className={styles.lines}>
      <div className={styles.line}>
        <dt className={styles.name}>
          <Icon name="check" />
          For you
        </dt>
        <dd>{forYou}</dd>
      </div>
      <div className={styles.line}>
        <dt className={styles.name}>
          <Icon name="stethoscope" />
          Not for us
        </dt>
        <dd>{notForUs}</dd>
      </div>
      <div className={styles.line} data-urgency="emergency" data-collection="go-now">
        <dt className={styles.name}>
          <Icon name="siren" />
          Go now
        </dt>
        <dd>
          Call 911 or go to the emergency room for
          <ul className={styles.signs}>
            {goNow.map((sign) => (
              <li key={sign}>{sign}</li>
            ))}
          </ul>
          <a href={`#${warningSignsId}`}>All warning signs</a>
        </dd>
      </div>
    </dl>
  );
}
