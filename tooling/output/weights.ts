import { globSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { gzipSync } from 'node:zlib';
import { parse } from 'parse5';
import { attribute, type Element, elements, textOf } from '../../src/lib/parsedHtml.ts';

/** Paths of the HTML files of a built site, relative to its folder. */
export const htmlFiles = (directory: string) =>
  globSync('**/*.html', { cwd: directory, exclude: ['sample-embeds/**'] }).sort();

/** Address of a page from its file: "/" from "index.html". */
export const pathOf = (file: string) => `/${file.replace(/(^|\/)index\.html$|\.html$/, '')}`;

/** The scripts in a page that run, as opposed to its structured data. */
export const inlineScripts = (page: readonly Element[]) =>
  page
    .filter(({ tagName }) => tagName === 'script')
    .filter((script) => !attribute(script, 'type')?.endsWith('json'))
    .map(textOf)
    .filter(Boolean);

/** What a visitor gets with a page of a built site before any interaction; `basePath` as in the configuration. */
export function loadedWith(directory: string, file: string, basePath: string) {
  const html = readFileSync(join(directory, file), 'utf8');
  const page = [...elements(parse(html))];
  const read = (url: string) => readFileSync(join(directory, url.slice(basePath.length)), 'utf8');
  const inline = inlineScripts(page);
  const scripts = new Map<string, string>();
  const addScript = (url: string) => {
    if (scripts.has(url)) return;
    const code = read(url);
    scripts.set(url, code);
    for (const [, imported = ''] of code.matchAll(/(?:from|import)\s*["'](\.[^"']+\.js)["']/g))
      addScript(posix.join(posix.dirname(url), imported));
  };
  // The files that src/start/startPage.ts fetches.
  for (const [, url = ''] of inline.join().matchAll(/["'`]([^"'`]*\/assets\/[^"'`]*\.js)["'`]/g))
    addScript(url);
  const styles = page.flatMap((element) => {
    if (element.tagName === 'style') return textOf(element);
    return attribute(element, 'rel') === 'stylesheet' ? read(attribute(element, 'href') ?? '') : [];
  });
  return {
    html,
    inline,
    /** Source of each script file by its address, with all that they import. */
    scripts,
    styles,
  };
}

const gzip = (content: string) => gzipSync(content, { level: 9 }).length;

/** Bytes of a page's HTML, executable scripts (files and inline) and styles, each compressed with gzip. */
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

/** Prints what the pages of a built site weigh. */
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
