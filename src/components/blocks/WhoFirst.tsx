import type { PageContent } from '~/content/schemas/pages.ts';
import styles from './WhoFirst.module.css';

/** Whom to see first, in three lists side by side. */
export function WhoFirst({ groups }: Pick<PageContent<'conditions'>['whoFirst'], 'groups'>) {
  return (
    <div className={styles.groups} data-columns="even">
      {groups.map(({ title, items }) => (
        <div key={title}>
          <h3 className={styles.title}>{title}</h3>
          <ul>
            {items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
