import { Link } from '~/components/links/Link.tsx';
import type { Page } from '~/content/page.ts';
import labels from '~/generated/texts/labels.ts';
import styles from './Breadcrumbs.module.css';

type Props = Pick<Page, 'trail' | 'name'>;

/** The way from home to this page. */
export function Breadcrumbs({ trail, name }: Props) {
  return (
    <nav aria-label="Breadcrumbs">
      <ol className={styles.list}>
        <li>
          <Link to="/">{labels.home}</Link>
        </li>
        {trail.map((above) => (
          <li key={above.path}>
            <Link to={above.path}>{above.name}</Link>
          </li>
        ))}
        <li aria-current="page">{name}</li>
      </ol>
    </nav>
  );
}
