import { BookingButtons } from '~/components/links/BookingButtons.tsx';
import { PhoneText } from '~/components/links/PhoneText.tsx';
import { Faces } from '~/components/office/Faces.tsx';
import styles from './CallToAction.module.css';

type Props = { heading: string; text: string };

export function CallToAction({ heading, text }: Props) {
  return (
    <section className={styles.block} data-tone="brand" data-screen-only>
      <div className={styles.content}>
        <h2>{heading}</h2>
        <p className={styles.text}>
          <PhoneText>{text}</PhoneText>
        </p>
        <Faces />
        <BookingButtons />
      </div>
    </section>
  );
}
