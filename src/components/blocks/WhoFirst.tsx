import styles from './WhoFirst.module.css';

type Props = { groups: readonly { title: string; items: readonly string[] }[] };

/** Lists on whom to see first, each beside its title where both fit. */
export function WhoFirst({ groups }: Props) {
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
