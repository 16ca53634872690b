import type { ReactNode } from 'react';
import styles from './Table.module.css';

type Props = { children?: ReactNode };

/** A table of a text, in a box that scrolls sideways where the page is narrower; keys reach it to scroll. */
export function Table({ children }: Props) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: whoever scrolls with keys has to get there.
    <section className={styles.box} tabIndex={0} aria-label="Table">
      <table className={styles.table}>{children}</table>
    </section>
  );
}

/** A cell of the first row, which names its column. */
export function HeaderCell({ children }: Props) {
  return <th scope="col">{children}</th>;
}
