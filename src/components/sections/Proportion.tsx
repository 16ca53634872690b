import type { ReactNode } from 'react';
import styles from './Proportion.module.css';

type Props = {
  /** How many are meant. */
  part: string;
  /** Of how many. */
  of: string;
  /** What is counted, in words. */
  children: ReactNode;
};

/** Outlines of pebbles, from their left end, about 24 wide and 20 high. */
const outlines = [
  'c0-6 5-9.5 11-9.5s13 3.5 13 9.5-6 10-12.5 10-11.5-4-11.5-10z',
  'c0-5.5 4-10 10.5-10 7 0 13.5 4 13.5 9.5s-5 10.5-12 10.5-12-4.5-12-10z',
  'c0-6.5 6-9 12-9s12 2.5 12 8.5-4.5 10.5-11.5 10.5-12.5-4-12.5-10z',
  'c0-5 5.5-9 12-9s12 3.5 12 9.5-5.5 9.5-12.5 9.5-11.5-4.5-11.5-10z',
];

/** A share in numbers that one can count: pebbles in a row or two, as many of them filled as are meant. */
export function Proportion({ part, of, children }: Props) {
  const count = Number(of);
  const columns = count > 6 ? Math.ceil(count / 2) : count;
  const rows = Math.ceil(count / columns);
  const pebbles = Array.from(
    { length: count },
    (_, index) =>
      `M${1.5 + 28 * (index % columns)} ${12 + 26 * Math.floor(index / columns)}${outlines[index % 4]}`,
  );
  return (
    <figure className={styles.proportion} data-place="side">
      <svg
        viewBox={`0 0 ${28 * columns - 1} ${26 * rows - 2}`}
        width={`${columns * 2.25}em`}
        role="img"
        aria-label={`${part} of ${of}`}
      >
        <path d={pebbles.slice(0, Number(part)).join('')} data-filled />
        <path d={pebbles.slice(Number(part)).join('')} />
      </svg>
      <figcaption>{children}</figcaption>
    </figure>
  );
}
