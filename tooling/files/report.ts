import { directories } from '../content/files.ts';
import { readProject } from '../content/project.ts';
import { budgets, htmlFiles, type PageWeight, weigh } from './weights.ts';

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

function row(
  pages: readonly PageWeight[],
  name: string,
  key: 'html' | 'js' | 'framework' | 'css',
  budget: string,
) {
  const sorted = pages.toSorted((a, b) => a[key] - b[key]);
  const median = sorted[Math.floor(sorted.length / 2)] as PageWeight;
  const largest = sorted.at(-1) as PageWeight;
  return {
    '': name,
    median: kilobytes(median[key]),
    largest: kilobytes(largest[key]),
    page: largest.path,
    budget,
  };
}

/** Prints what the pages of the built site weigh, beside the budgets. */
export function printWeights() {
  const { basePath } = readProject().site;
  const pages = htmlFiles(directories.output).map((file) =>
    weigh(directories.output, file, basePath),
  );
  console.log(`\n${pages.length} HTML files, weights in gzip:`);
  console.table([
    row(pages, 'HTML', 'html', ''),
    row(
      pages,
      'JavaScript',
      'js',
      `${kilobytes(budgets.js)}, with forms ${kilobytes(budgets.jsWithForms)}`,
    ),
    row(pages, '  of it the framework', 'framework', ''),
    row(pages, 'CSS', 'css', kilobytes(budgets.css)),
  ]);
}
