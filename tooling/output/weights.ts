import { gzipSync } from 'node:zlib';
import { htmlFiles, loadedWith, pathOf } from './builtPages.ts';

const gzip = (content: string) => gzipSync(content, { level: 9 }).length;

/** In bytes after gzip. Scripts are files and inline code. */
export function weigh(directory: string, file: string, basePath: string) {
  const { html, inline, scripts, styles } = loadedWith(directory, file, basePath);
  const files = [inline.join(''), ...scripts.values()].map(gzip);
  return {
    path: pathOf(file),
    HTML: gzip(html),
    JavaScript: files.reduce((sum, bytes) => sum + bytes),
    CSS: gzip(styles.join('')),
  };
}

export function printWeights(directory: string, basePath: string) {
  const kilobytes = (bytes = 0) => `${(bytes / 1000).toFixed(1)} kB`;
  const pages = htmlFiles(directory).map((file) => weigh(directory, file, basePath));
  const row = (type: 'HTML' | 'JavaScript' | 'CSS') => {
    const sorted = pages.toSorted((a, b) => a[type] - b[type]);
    const largest = sorted.at(-1);
    const median = kilobytes(sorted[Math.floor(sorted.length / 2)]?.[type]);
    return { median, largest: kilobytes(largest?.[type]), page: largest?.path };
  };
  console.log(`\n${pages.length} HTML files, weights in gzip:`);
  console.table({ HTML: row('HTML'), JavaScript: row('JavaScript'), CSS: row('CSS') });
}
