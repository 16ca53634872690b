import { globSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { gzipSync } from 'node:zlib';
import { parse } from 'parse5';
import { attribute, elements, textOf } from '../../src/lib/parsedHtml.ts';

/** Maximum gzip bytes of a page: about 20 % over today's largest page, so that they catch accidents, not an owner's words. */
export const budgets = { js: 160_000, css: 14_000 };

const gzip = (content: string | Buffer) => gzipSync(content, { level: 9 }).length;

/** Paths of the HTML files of a built site, relative to its folder. */
export const htmlFiles = (directory: string) =>
  globSync('**/*.html', { cwd: directory, exclude: ['sample-embeds/**'] }).sort();

/** Address of a page from its file: "/" from "index.html". */
export const pathOf = (file: string) => `/${file.replace(/(^|\/)index\.html$|\.html$/, '')}`;

/** Gzip bytes that a page of a built site loads before any interaction. */
export function weigh(directory: string, file: string, basePath: string) {
  const html = readFileSync(join(directory, file), 'utf8');
  const read = (url: string) => readFileSync(join(directory, url.slice(basePath.length)), 'utf8');
  const scripts = new Map<string, string>();
  const addScript = (url: string) => {
    if (scripts.has(url)) return;
    const code = read(url);
    scripts.set(url, code);
    for (const [, imported = ''] of code.matchAll(/(?:from|import)\s*["'](\.[^"']+\.js)["']/g)) {
      addScript(posix.join(posix.dirname(url), imported));
    }
  };
  let inlineScript = '';
  let css = '';
  for (const element of elements(parse(html))) {
    const text = textOf(element);
    const href = attribute(element, 'href') ?? '';
    if (element.tagName === 'style') css += text;
    if (element.tagName === 'link' && attribute(element, 'rel') === 'stylesheet') css += read(href);
    if (element.tagName !== 'script' || /json/.test(attribute(element, 'type') ?? '')) continue;
    inlineScript += text;
    // The files that src/browser/startPage.ts starts.
    for (const [, url = ''] of text.matchAll(/"([^"]*\/assets\/[^"]*\.js)"/g)) addScript(url);
  }
  const sum = (urls: readonly string[]) =>
    urls.reduce((total, url) => total + gzip(scripts.get(url) ?? ''), 0);
  const urls = [...scripts.keys()];
  return {
    path: pathOf(file),
    html: gzip(html),
    /** Script files with their static imports, and inline scripts. */
    js: sum(urls) + gzip(inlineScript),
    /** The part of `js` that is React and the router. */
    framework: sum(urls.filter((url) => url.includes('/framework-'))),
    css: gzip(css),
  };
}

/** Prints the weights of the pages of a built site and their budgets. */
export function printWeights(directory: string, basePath: string) {
  const kilobytes = (bytes = 0) => `${(bytes / 1000).toFixed(1)} kB`;
  const pages = htmlFiles(directory).map((file) => weigh(directory, file, basePath));
  const row = (key: 'html' | 'js' | 'framework' | 'css', budget = '') => {
    const sorted = pages.toSorted((a, b) => a[key] - b[key]);
    const median = kilobytes(sorted[Math.floor(sorted.length / 2)]?.[key]);
    const largest = sorted.at(-1);
    return { median, largest: kilobytes(largest?.[key]), page: largest?.path, budget };
  };
  console.log(`\n${pages.length} HTML files, weights in gzip:`);
  console.table({
    HTML: row('html'),
    JavaScript: row('js', kilobytes(budgets.js)),
    '  of which framework': row('framework'),
    CSS: row('css', kilobytes(budgets.css)),
  });
}
