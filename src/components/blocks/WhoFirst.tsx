import styles from './WhoFirst.module.css';

type Props = { groups: readonly { title: string; items: readonly string[] }[] };

/** Three lists on whom to see first: side by side where they fit, otherwise stacked with titles at the side. */
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
