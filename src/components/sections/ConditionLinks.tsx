import type { ConditionSlug } from '~/content/slugs.gen';
import styles from './ConditionLinks.module.css';
import { Link } from './Link';

/** Conditions as lists name them. */
export type ConditionLink = { slug: ConditionSlug; title: string };

type Props = {
  conditions: readonly ConditionLink[];
  id?: string;
};

/** Links to conditions. */
export function ConditionLinks({ conditions, id }: Props) {
  return (
    <ul id={id} className={styles.links}>
      {conditions.map(({ slug, title }) => (
        <li key={slug}>
          <Link to="/conditions/$slug" params={{ slug }}>
            {title}
          </Link>
        </li>
      ))}
    </ul>
  );
}
