import { Link } from '~/components/links/Link.tsx';
import labels from '~/generated/strings/labels.ts';
import layout from '~/generated/strings/layout.ts';
import type { Page } from '~/schemas/page.ts';
import styles from './Breadcrumbs.module.css';

/** Its links do without preloadInView: their pages would be a fifth of what a phone loads at first, and few people go up. */
export function Breadcrumbs({ trail, name }: Pick<Page, 'trail' | 'name'>) {
  return (
    <nav aria-label={layout.breadcrumbs}>
      <ol className={styles.list}>
        <li>
          <Link to="/">{labels.home}</Link>
        </li>
        {trail.map((parent) => (
          <li key={parent.path}>
            <Link to={parent.path}>{parent.name}</Link>
          </li>
        ))}
        <li aria-current="page">{name}</li>
      </ol>
    </nav>
  );
}
