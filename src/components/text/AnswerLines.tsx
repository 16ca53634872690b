import { Icon } from '~/components/ui/Icon.tsx';
import type { ConditionModule } from '~/content/types.ts';
import words from '~/generated/texts/warning-signs.ts';
import { warningSignsId } from '~/lib/anchor.ts';
import styles from './AnswerLines.module.css';

/** At the top of a condition: whom we may help, what is not ours, and when to go to the emergency room now. */
export function AnswerLines({ forYou, notForUs, goNow }: ConditionModule['answer']) {
  return (
    <dl className={styles.lines}>
      <div className={styles.line}>
        <dt className={styles.name}>
          <Icon name="check" />
          {words.forYou}
        </dt>
        <dd>{forYou}</dd>
      </div>
      <div className={styles.line}>
        <dt className={styles.name}>
          <Icon name="stethoscope" />
          {words.notForUs}
        </dt>
        <dd>{notForUs}</dd>
      </div>
      <div className={styles.line} data-urgency="emergency" data-collection="go-now">
        <dt className={styles.name}>
          <Icon name="siren" />
          {words.goNow}
        </dt>
        <dd>
          {words.goNowFor}
          <ul className={styles.signs}>
            {goNow.map((sign) => (
              <li key={sign}>{sign}</li>
            ))}
          </ul>
          <a href={`#${warningSignsId}`}>{words.allSigns}</a>
        </dd>
      </div>
    </dl>
  );
}
