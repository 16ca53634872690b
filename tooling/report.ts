import { directories, readProject } from './project.ts';
import { budgets, htmlFiles, type PageWeight, weigh } from './weights.ts';

const { basePath } = readProject().site;
const pages = htmlFiles(directories.output).map((file) =>
  weigh(directories.output, file, basePath),
);

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

function row(name: string, key: 'html' | 'js' | 'css', budget: string) {
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

console.log(`\n${pages.length} HTML files, weights in gzip:`);
console.table([
  row('HTML', 'html', ''),
  row('JavaScript', 'js', `${kilobytes(budgets.js)}, with forms ${kilobytes(budgets.jsWithForms)}`),
  row('CSS', 'css', kilobytes(budgets.css)),
]);
