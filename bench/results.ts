import type { Seen } from './inPage.ts';

/**
 * What a page may cost (medians), with --check: its Largest Contentful Paint in parts of the paint
 * without script, and the time for which it blocks the main thread, in milliseconds.
 */
const limits = { ratio: 1.05, blocking: 150 };

/** All loads of one page, with and without script. */
export type Measured = { page: string; site: Seen[]; noScript: Seen[] };

type Column =
  | 'paint'
  | 'paintWithout'
  | 'ratio'
  | 'blocking'
  | 'blockingWithout'
  | 'shift'
  | 'script';

type Numbers = Record<Column, number[]>;

const columns: Record<Column, { title: string; show: (value: number) => string }> = {
  paint: { title: 'LCP, ms', show: (time) => time.toFixed(0) },
  paintWithout: { title: 'LCP without script', show: (time) => time.toFixed(0) },
  ratio: { title: 'ratio', show: (ratio) => ratio.toFixed(3) },
  blocking: { title: 'blocking, ms', show: (time) => time.toFixed(0) },
  blockingWithout: { title: 'blocking without script', show: (time) => time.toFixed(0) },
  shift: { title: 'shift', show: (shift) => shift.toFixed(3) },
  script: { title: 'script, kB', show: (bytes) => (bytes / 1000).toFixed(1) },
};

/** The middle of the numbers: one slow load does not move it. */
function median(numbers: number[]) {
  const sorted = numbers.toSorted((a, b) => a - b);
  const last = (sorted.length - 1) / 2;
  return ((sorted[Math.floor(last)] ?? 0) + (sorted[Math.ceil(last)] ?? 0)) / 2;
}

/** The numbers of a page, one for each load; the ratio is that of the medians. */
function numbersOf({ site, noScript }: Measured): Numbers {
  const paint = site.map((load) => load.paint);
  const paintWithout = noScript.map((load) => load.paint);
  return {
    paint,
    paintWithout,
    ratio: [median(paint) / median(paintWithout)],
    blocking: site.map((load) => load.blocking),
    blockingWithout: noScript.map((load) => load.blocking),
    shift: site.map((load) => load.shift),
    script: site.map((load) => load.script),
  };
}

/** The numbers of all pages together: the median of each page. */
function overall(pages: Numbers[]) {
  const medians = Object.keys(columns).map((column) => [
    column,
    pages.map((numbers) => median(numbers[column as Column])),
  ]);
  return Object.fromEntries(medians) as Numbers;
}

/** A row of the table: medians, each with the lowest and the highest number when these differ. */
function row(page: string, numbers: Numbers) {
  const cells = Object.entries(columns).map(([column, { title, show }]) => {
    const list = numbers[column as Column];
    const [lowest, highest] = [show(Math.min(...list)), show(Math.max(...list))];
    const middle = show(median(list));
    return [title, lowest === highest ? middle : `${middle} (${lowest}–${highest})`];
  });
  return { page, ...Object.fromEntries(cells) };
}

/** Prints what was measured: a row for each page and, when there are several, one for all. */
export function printTable(measured: Measured[]) {
  const rows = measured.map((page) => row(page.page, numbersOf(page)));
  if (rows.length > 1) rows.push(row('all pages', overall(measured.map(numbersOf))));
  console.table(Object.fromEntries(rows.map(({ page, ...cells }) => [page, cells])));
}

/** One line for each limit that a page is above. */
export function findExcesses(measured: Measured[]) {
  return measured.flatMap((page) => {
    const numbers = numbersOf(page);
    return (['ratio', 'blocking'] as const)
      .filter((column) => median(numbers[column]) > limits[column])
      .map((column) => {
        const { title, show } = columns[column];
        return `${page.page}: ${title} ${show(median(numbers[column]))}, limit ${limits[column]}`;
      });
  });
}
