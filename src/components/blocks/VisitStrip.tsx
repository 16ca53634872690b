import type { ReactNode } from 'react';
import { Link } from '~/components/links/Link.tsx';
import { PhoneText } from '~/components/links/PhoneText.tsx';
import { Icon } from '~/components/ui/Icon.tsx';
import type { ConditionModule } from '~/content/types.ts';
import texts from '~/generated/texts/visit.ts';
import styles from './VisitStrip.module.css';

type Props = Pick<ConditionModule, 'techniques'> & {
  /** The way to book. */
  children: ReactNode;
};

/** "Your visit": the techniques for a condition, what is the same for every visit, and the way to book one. */
export function VisitStrip({ techniques, children }: Props) {
  return (
    <section className={styles.strip} data-collection="visit">
      <div>
        <h2 className={styles.heading}>{texts.heading}</h2>
        <ul className={styles.notes}>
          {texts.notes.map((note) => (
            <li key={note}>
              <Icon name="check" />
              <span>
                <PhoneText>{note}</PhoneText>
              </span>
            </li>
          ))}
        </ul>
      </div>
      <div>
        {techniques && (
          <>
            <h3 className={styles.title}>{texts.techniquesHeading}</h3>
            <p>
              {techniques}.{' '}
              <Link to="/about" hash="techniques">
                {texts.techniquesLink}
              </Link>
            </p>
          </>
        )}
        {children}
      </div>
    </section>
  );
}
