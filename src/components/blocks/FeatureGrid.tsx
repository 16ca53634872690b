import { LinkedText } from '~/components/links/LinkedText.tsx';
import styles from './FeatureGrid.module.css';

type Props = {
  items: readonly { title: string; text: string }[];
  level?: 'h2' | 'h3';
};

export function FeatureGrid({ items, level: Title = 'h3' }: Props) {
  return (
    <ul className={styles.grid}>
      {items.map(({ title, text }) => (
        <li key={title} className={styles.item}>
          <Title>{title}</Title>
          <p>
            <LinkedText>{text}</LinkedText>
          </p>
        </li>
      ))}
    </ul>
  );
}
