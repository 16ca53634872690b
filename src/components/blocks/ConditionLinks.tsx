import { PageLink } from '~/components/links/PageLink.tsx';
import type { PageLinkContent } from '~/content/types.ts';
import styles from './ConditionLinks.module.css';

type Props = { conditions: readonly PageLinkContent[]; id?: string };

/** Links to conditions. */
export function ConditionLinks({ conditions, id }: Props) {
  return (
    <ul id={id} className={styles.links}>
      {conditions.map(({ path, title }) => (
        <li key={path}>
          <PageLink path={path}>{title}</PageLink>
        </li>
      ))}
    </ul>
  );
}
