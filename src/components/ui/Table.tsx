import type { PropsWithChildren } from 'react';
import styles from './Table.module.css';

/** A table in a box that scrolls sideways; on phones, each row is a block with the heads beside its cells. */
export function Table({ label, children }: PropsWithChildren<{ label: string }>) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: to scroll it with the keyboard.
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms.
    <div className={styles.box} role="group" tabIndex={0} aria-label={`Table: ${label}`}>
      {/* biome-ignore lint/a11y/noRedundantRoles: the blocks of phones would take the role away. */}
      <table className={styles.table} role="table">
        {children}
      </table>
    </div>
  );
}

/** The head of a column. */
export function HeaderCell({ children }: PropsWithChildren) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: as above.
    <th scope="col" role="columnheader">
      {children}
    </th>
  );
}
