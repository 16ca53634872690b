import { Link, type LinkProps } from '@tanstack/react-router';
import styles from './Breadcrumbs.module.css';

type Props = {
  /** Pages above this one, from the top, without home. */
  trail: readonly { title: string; to: NonNullable<LinkProps['to']> }[];
  /** Title of this page. */
  current: string;
};

/** The way from home to this page. */
export function Breadcrumbs({ trail, current }: Props) {
  return (
    <nav aria-label="Breadcrumbs">
      <ol className={styles.list}>
        {[{ title: 'Home', to: '/' as const }, ...trail].map(({ title, to }) => (
          <li key={title}>
            <Link to={to}>{title}</Link>
          </li>
        ))}
        <li aria-current="page">{current}</li>
      </ol>
    </nav>
  );
}
