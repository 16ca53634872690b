import { LinkedText } from '~/components/links/LinkedText.tsx';
import styles from './Steps.module.css';

type Props = {
  items: readonly { title: string; description: string }[];
  /** Stacks the steps along a vertical line on wide screens, too. */
  isLine?: boolean;
};

export function Steps({ items, isLine }: Props) {
  return (
    <ol className={styles.steps} data-line={isLine}>
      {items.map(({ title, description }) => (
        <li key={title} className={styles.step}>
          <h3>{title}</h3>
          <p>
            <LinkedText>{description}</LinkedText>
          </p>
        </li>
      ))}
    </ol>
  );
}
