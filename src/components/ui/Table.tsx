import type { ReactNode } from 'react';
import styles from './Table.module.css';

type Props = { children?: ReactNode };

/**
 * A table of a text, in a box that scrolls sideways where the page is narrower; keys reach it to scroll. On phones
 * each row is a block with the heads beside its cells.
 */
export function Table({ label, children }: Props & { label: string }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: whoever scrolls with keys has to get there.
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms.
    <div className={styles.box} role="group" tabIndex={0} aria-label={`Table: ${label}`}>
      {/* biome-ignore lint/a11y/noRedundantRoles: stacked on phones, it is a table still. */}
      <table className={styles.table} role="table">
        {children}
      </table>
    </div>
  );
}

/** A cell of the first row, which names its column. */
export function HeaderCell({ children }: Props) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: as above.
    <th scope="col" role="columnheader">
      {children}
    </th>
  );
}
