import type { PageBody } from '~/schemas/pages.ts';
import styles from './WhoFirst.module.css';

/** Whom to see first, in three lists: side by side where each has room for its lines, else with their titles beside them. */
export function WhoFirst({ groups }: Pick<PageBody<'conditions'>['whoFirst'], 'groups'>) {
  return (
    <div className={styles.groups}>
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
