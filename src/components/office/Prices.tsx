import { PhoneText } from '~/components/links/PhoneText.tsx';
import { otherPrices } from '~/generated/site.ts';
import strings from '~/generated/strings/prices.ts';
import { pricesAnchor } from '~/lib/anchor.ts';
import styles from './Prices.module.css';

const { heading, notes } = strings;

const rows = [
  ...strings.rows,
  ...otherPrices.map((row) => ({ ...row, when: 'always' as const, note: undefined })),
];
const hasSpecial = rows.some(({ when }) => when === 'special');

/**
 * Which rows the last day of the special swaps: base.css shows "offer" until then and "instead" after it. Without a
 * special, regular rows always show.
 */
const specialOf = {
  special: 'offer',
  regular: hasSpecial ? 'instead' : undefined,
  always: undefined,
} as const;

export function Prices() {
  if (rows.length === 0) return null;
  return (
    <section id={pricesAnchor} className={styles.prices}>
      <h3 className={styles.heading}>{heading}</h3>
      <dl>
        {rows.map(({ when, what, price, note }) => (
          <div key={`${when} ${what}`} className={styles.row} data-special={specialOf[when]}>
            <dt>
              {what}
              {note && <span className={styles.note}>{note}</span>}
            </dt>
            <dd>{price}</dd>
          </div>
        ))}
      </dl>
      {notes.map((note) => (
        <p key={note} className={styles.note}>
          <PhoneText>{note}</PhoneText>
        </p>
      ))}
    </section>
  );
}
