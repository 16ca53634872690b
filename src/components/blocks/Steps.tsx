import { PhoneText } from '~/components/links/PhoneText.tsx';
import styles from './Steps.module.css';

type Props = { items: readonly { title: string; description: string }[] };

/** Numbered steps. */
export function Steps({ items }: Props) {
  return (
    <ol className={styles.steps} data-columns="even">
      {items.map(({ title, description }) => (
        <li key={title} className={styles.step}>
          <h3>{title}</h3>
          <p>
            <PhoneText>{description}</PhoneText>
          </p>
        </li>
      ))}
    </ol>
  );
}
