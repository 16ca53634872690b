import type { ReactNode } from 'react';
import { Link } from '~/components/links/Link.tsx';
import { PhoneText } from '~/components/links/PhoneText.tsx';
import { Icon } from '~/components/ui/Icon.tsx';
import strings from '~/generated/strings/visit.ts';
import type { ConditionModule } from '~/schemas/modules.ts';
import styles from './VisitStrip.module.css';

type Props = Pick<ConditionModule, 'techniques'> & {
  /** The booking button or link. */
  children: ReactNode;
};

/** "Your visit": techniques for the condition, notes that apply to every visit, and a booking button. */
export function VisitStrip({ techniques, children }: Props) {
  return (
    <section className={styles.strip} data-block="visit">
      <div>
        <h2 className={styles.heading}>{strings.heading}</h2>
        <ul className={styles.notes}>
          {strings.notes.map((note) => (
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
            <h3 className={styles.title}>{strings.techniquesHeading}</h3>
            <p>
              {techniques}.{' '}
              <Link to="/about" hash="techniques" data-screen-only>
                {strings.techniquesLink}
              </Link>
            </p>
          </>
        )}
        {children}
      </div>
    </section>
  );
}
