import { Icon } from '~/components/ui/Icon.tsx';
import type { ConditionModule } from '~/content/types.ts';
import texts from '~/generated/texts/warning-signs.ts';
import { warningSignsId } from '~/lib/anchor.ts';
import styles from './AnswerLines.module.css';

/** The boxes at the top of a condition: whom we may help, what we do not treat, when to go to the emergency room. */
export function AnswerLines({ forYou, notForUs, goNow }: ConditionModule['answer']) {
  return (
    <dl className={styles.lines}>
      <div className={styles.line}>
        <dt className={styles.name}>
          <Icon name="check" />
          {texts.forYou}
        </dt>
        <dd>{forYou}</dd>
      </div>
      <div className={styles.line}>
        <dt className={styles.name}>
          <Icon name="stethoscope" />
          {texts.notForUs}
        </dt>
        <dd>{notForUs}</dd>
      </div>
      <div className={styles.line} data-urgency="emergency" data-collection="go-now">
        <dt className={styles.name}>
          <Icon name="siren" />
          {texts.goNow}
        </dt>
        <dd>
          {texts.goNowFor}
          <ul className={styles.signs}>
            {goNow.map((sign) => (
              <li key={sign}>{sign}</li>
            ))}
          </ul>
          <a href={`#${warningSignsId}`} data-screen-only>
            {texts.allSigns}
          </a>
        </dd>
      </div>
    </dl>
  );
}
