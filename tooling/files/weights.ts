import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { gzipSync } from 'node:zlib';
import { parse } from 'parse5';
import { attribute, elements, textOf } from '../../src/lib/parsedHtml.ts';

/** Gzip bytes that a visitor gets with a page before any interaction. */
export type PageWeight = {
  /** Address of the page: "/about". */
  path: string;
  html: number;
  /** Script files with all they import at start, and executable scripts in the page. */
  js: number;
  /** The part of it that is the framework's: React and the router. */
  framework: number;
  css: number;
};

/** Most gzip bytes of a page; pages with forms may have some more script. */
export const budgets = { js: 125_000, jsWithForms: 130_000, css: 14_000 };

const gzip = (content: string | Buffer) => gzipSync(content, { level: 9 }).length;

/** Paths of the HTML files of a built site, relative to its folder. */
export const htmlFiles = (directory: string) =>
  readdirSync(directory, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html') && !file.startsWith('sample-embeds'))
    .sort();

/** Address of a page from its file: "/" from "index.html". */
export const pathOf = (file: string) => `/${file.replace(/(^|\/)index\.html$|\.html$/, '')}`;

/** Weighs one page of a built site that is published under `basePath`. */
export function weigh(directory: string, file: string, basePath: string): PageWeight {
  const html = readFileSync(join(directory, file), 'utf8');
  const all = [...elements(parse(html))];
  const read = (url: string) => readFileSync(join(directory, url.slice(basePath.length)), 'utf8');
  const scripts = new Set<string>();
  const addScript = (url: string) => {
    if (scripts.has(url)) return;
    scripts.add(url);
    for (const [, imported] of read(url).matchAll(/(?:from|import)\s*["'](\.[^"']+\.js)["']/g)) {
      addScript(posix.join(posix.dirname(url), imported as string));
    }
  };
  let inlineScript = '';
  let css = '';
  for (const element of all) {
    const text = textOf(element);
    const href = attribute(element, 'href') ?? '';
    if (element.tagName === 'style') css += text;
    if (element.tagName === 'link' && attribute(element, 'rel') === 'stylesheet') css += read(href);
    if (element.tagName !== 'script' || /json/.test(attribute(element, 'type') ?? '')) continue;
    inlineScript += text;
    // The files that src/browser/startPage.ts starts.
    for (const [, url] of text.matchAll(/"([^"]*\/assets\/[^"]*\.js)"/g)) addScript(url as string);
  }
  const sizes = [...scripts].map((url) => ({ url, size: gzip(read(url)) }));
  const sum = (list: typeof sizes) => list.reduce((total, { size }) => total + size, 0);
  return {
    path: pathOf(file),
    html: gzip(html),
    js: sum(sizes) + gzip(inlineScript),
    framework: sum(sizes.filter(({ url }) => url.includes('/framework-'))),
    css: gzip(css),
  };
}
