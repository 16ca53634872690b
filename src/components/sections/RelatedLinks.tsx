import { Section } from '~/components/ui/Section';
import type { Related } from '~/content/entry';
import { Link } from './Link';
import styles from './RelatedLinks.module.css';

type Props = { related: Related };

/** Services, conditions and articles that belong to this page. */
export function RelatedLinks({ related: { services, conditions, articles } }: Props) {
  return (
    <Section heading="Read next" tone="mist">
      <ul className={styles.list}>
        {services.map(({ slug, title }) => (
          <li key={slug}>
            <Link to="/services/$slug" params={{ slug }} className={styles.link}>
              <span className={styles.kind}>Service</span> {title}
            </Link>
          </li>
        ))}
        {conditions.map(({ slug, title }) => (
          <li key={slug}>
            <Link to="/conditions/$slug" params={{ slug }} className={styles.link}>
              <span className={styles.kind}>Condition</span> {title}
            </Link>
          </li>
        ))}
        {articles.map(({ slug, title }) => (
          <li key={slug}>
            <Link to="/blog/$id" params={{ id: slug }} className={styles.link}>
              <span className={styles.kind}>Article</span> {title}
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
