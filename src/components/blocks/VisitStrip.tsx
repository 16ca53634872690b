import { Link } from '~/components/links/Link.tsx';
import { Icon } from '~/components/ui/Icon.tsx';
import type { ConditionModule } from '~/content/types.ts';
import texts from '~/generated/texts/visit.ts';
import styles from './VisitStrip.module.css';

/** "Your visit": the techniques for a condition, and what is the same for every visit. */
export function VisitStrip({ techniques }: Pick<ConditionModule, 'techniques'>) {
  return (
    <section className={styles.strip} data-collection="visit">
      <div>
        <h2 className={styles.heading}>{texts.heading}</h2>
        <ul className={styles.notes}>
          {texts.notes.map((note) => (
            <li key={note}>
              <Icon name="check" />
              <span>{note}</span>
            </li>
          ))}
        </ul>
      </div>
      {techniques && (
        <div>
          <h3 className={styles.title}>{texts.techniquesHeading}</h3>
          <p>
            {techniques}.{' '}
            <Link to="/about" hash="techniques">
              {texts.techniquesLink}
            </Link>
          </p>
        </div>
      )}
    </section>
  );
}
