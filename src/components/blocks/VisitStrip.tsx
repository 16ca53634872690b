import { Icon } from '~/components/ui/Icon.tsx';
import type { ConditionModule } from '~/content/types.ts';
import texts from '~/generated/texts/visit.ts';
import styles from './VisitStrip.module.css';

/** "Your visit": the steps of every visit, and the plan and the techniques for a condition. */
export function VisitStrip({ plan, techniques }: ConditionModule['visit']) {
  return (
    <section className={styles.strip} data-collection="visit">
      <h2>{texts.heading}</h2>
      <ol className={styles.steps} data-columns="even">
        {texts.steps.map(({ title, text }) => (
          <li key={title}>
            <h3 className={styles.title}>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
      <div className={styles.details}>
        <div>
          <h3 className={styles.title}>{texts.planLabel}</h3>
          <p>{plan}</p>
          <ul className={styles.notes}>
            {texts.notes.map((note) => (
              <li key={note}>
                <Icon name="check" />
                <span>{note}</span>
              </li>
            ))}
          </ul>
        </div>
        {techniques.length > 0 && (
          <div>
            <h3 className={styles.title}>{texts.techniquesHeading}</h3>
            <dl className={styles.techniques}>
              {techniques.map(({ name, text }) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>{text}</dd>
                </div>
              ))}
            </dl>
          </div>
        )}
      </div>
    </section>
  );
}
