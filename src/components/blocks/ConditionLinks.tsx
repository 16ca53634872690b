import { PageLink } from '~/components/links/PageLink.tsx';
import type { LinkData } from '~/schemas/modules.ts';
import styles from './ConditionLinks.module.css';

type Props = { conditions: readonly (LinkData & { hash?: string })[]; id?: string };

export function ConditionLinks({ conditions, id }: Props) {
  return (
    <ul id={id} className={styles.links}>
      {conditions.map(({ path, hash, title }) => (
        <li key={hash ?? path}>
          <PageLink path={path} hash={hash}>
            {title}
          </PageLink>
        </li>
      ))}
    </ul>
  );
}
