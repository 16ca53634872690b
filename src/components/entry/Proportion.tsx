import type { PropsWithChildren } from 'react';
import article from '~/generated/strings/article.ts';
import styles from './Proportion.module.css';

type Props = PropsWithChildren<{ part: string; of: string }>;

/** SVG outlines of pebbles, drawn from the left end, about 24 by 20 units. */
const outlines = [
  'c-.5-5.5 4.5-8.5 10-9.5 7-1 14 3.5 14 9s-4.5 10-12 10.5-11.5-4.5-12-10z',
  'c.5-4.5 6-8.5 12.5-8 6 .5 10.5 3 11.5 7.5 1 5.5-3.5 9-10 9.5-8 .5-14.5-3-14-9z',
  'c0-6.5 5-11 11-11s9.5 4 12 8.5c2.5 5.5-1 11-9.5 11.5-8 .5-13.5-3-13.5-9z',
  'c-.5-6 6-8 11.5-8.5 7.5-.5 12.5 3 12.5 8.5s-7 8-12.5 8.5-11-3-11.5-8.5z',
  'c0-5.5 3.5-8 8-9.5 8-2.5 15.5 1.5 15.5 8.5s-5.5 10-11.5 10.5-12-4-12-9.5z',
];

/** Room for one pebble, in the units of the outlines. */
const cell = { width: 28, height: 26 };
const maxColumns = 6;

/** A proportion drawn as `of` pebbles in short rows, `part` of them filled. */
export function Proportion({ part, of, children }: Props) {
  const count = Number(of);
  const rows = Math.ceil(count / maxColumns);
  const columns = Math.ceil(count / rows);
  const pebbles = Array.from({ length: count }, (_, index) => {
    const row = Math.floor(index / columns);
    const outline = outlines[(index + 2 * row) % outlines.length];
    return `M${1.5 + cell.width * (index % columns)} ${12 + cell.height * row}${outline}`;
  });
  return (
    <figure className={styles.proportion}>
      <svg
        viewBox={`0 0 ${cell.width * columns - 1} ${cell.height * rows - 2}`}
        width={`${columns * 4.5}em`}
        role="img"
        aria-label={`${part} ${article.proportionOf} ${of}`}
      >
        <path d={pebbles.slice(0, Number(part)).join('')} data-filled />
        <path d={pebbles.slice(Number(part)).join('')} />
      </svg>
      <figcaption>{children}</figcaption>
    </figure>
  );
}
