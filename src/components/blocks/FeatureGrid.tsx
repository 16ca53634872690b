import { PhoneText } from '~/components/links/PhoneText.tsx';
import styles from './FeatureGrid.module.css';

type Props = {
  items: readonly { title: string; text: string }[];
  /** Heading level of the titles: 3 under a section heading, 2 in a section without one. */
  level?: 2 | 3;
};

/** Short titled texts, side by side. */
export function FeatureGrid({ items, level = 3 }: Props) {
  const Title = `h${level}` as const;
  return (
    <ul data-columns="even">
      {items.map(({ title, text }) => (
        <li key={title} className={styles.item}>
          <Title className={styles.title}>{title}</Title>
          <p>
            <PhoneText>{text}</PhoneText>
          </p>
        </li>
      ))}
    </ul>
  );
}
