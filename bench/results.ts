/**
 * What --check lets pass, all of medians. Ratios are judged by the median of all pages or steps together,
 * because that of a single one moves by a tenth from run to run; the others for each page.
 */
export const limits = {
  /** Largest Contentful Paint, in parts of the paint without script. */
  paint: 1.05,
  /** Time for which a page blocks the main thread, in milliseconds. */
  blocking: 100,
  /** Sum of the layout shifts. */
  shift: 0.001,
  /** Time from a tap to the next page, in parts of what the page load of Astro takes. */
  touch: 0.3,
  /** Time from a click of the mouse to the next page, in parts of what the page load of Astro takes. */
  mouse: 0.25,
};

/** A column of a table with a line for each `Row`. */
export type Column<Row> = {
  title: string;
  /** The numbers of all loads, or the one that was made of them. */
  values: (row: Row) => number[];
  show: (value: number) => string;
  /** The most that --check lets pass: for each row, or for the median of all rows together. */
  limit?: { most: number; holds: 'each' | 'together' };
};

type Named = { name: string };

/** The middle of the numbers: one slow load does not move it. */
export function median(numbers: number[]) {
  const sorted = numbers.toSorted((a, b) => a - b);
  const last = (sorted.length - 1) / 2;
  return ((sorted[Math.floor(last)] ?? 0) + (sorted[Math.ceil(last)] ?? 0)) / 2;
}

/** A median with the lowest and the highest number when these differ. */
function summarize(numbers: number[], show: (value: number) => string) {
  const [lowest, highest] = [show(Math.min(...numbers)), show(Math.max(...numbers))];
  const middle = show(median(numbers));
  return lowest === highest ? middle : `${middle} (${lowest}–${highest})`;
}

/** The medians of all rows in a column. */
function mediansOf<Row>(rows: Row[], { values }: Column<Row>) {
  return rows.map((row) => median(values(row)));
}

/** Prints what was measured: a row for each, and one for all together. */
export function printTable<Row extends Named>(rows: Row[], columns: Column<Row>[]) {
  const cells = (numbersOf: (column: Column<Row>) => number[]) =>
    columns.map((column) => [column.title, summarize(numbersOf(column), column.show)]);
  const lines = rows.map((row) => [row.name, cells(({ values }) => values(row))] as const);
  const all = ['together', cells((column) => mediansOf(rows, column))] as const;
  const table = [...lines, all].map(([name, line]) => [name, Object.fromEntries(line)]);
  console.table(Object.fromEntries(table));
}

/** One line for each limit that a row, or all rows together, are above. */
export function findExcesses<Row extends Named>(rows: Row[], columns: Column<Row>[]) {
  return columns.flatMap((column) => {
    const { title, show, limit } = column;
    if (!limit) return [];
    const medians = mediansOf(rows, column);
    const judged =
      limit.holds === 'each'
        ? rows.map(({ name }, index) => ({ name, value: medians[index] ?? 0 }))
        : [{ name: 'together', value: median(medians) }];
    return judged
      .filter(({ value }) => value > limit.most)
      .map(({ name, value }) => `${name}: ${title} ${show(value)}, limit ${limit.most}`);
  });
}
