import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { gzipSync } from 'node:zlib';
import { type DefaultTreeAdapterTypes, parse } from 'parse5';

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

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
export const budgets = { js: 124_500, jsWithForms: 130_000, css: 14_000 };

const gzip = (content: string | Buffer) => gzipSync(content, { level: 9 }).length;

/** Paths of the HTML files of a built site, relative to its folder. */
export const htmlFiles = (directory: string) =>
  readdirSync(directory, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html') && !file.startsWith('sample-embeds'))
    .sort();

/** Address of a page from its file: "/" from "index.html". */
export const pathOf = (file: string) => `/${file.replace(/(^|\/)index\.html$|\.html$/, '')}`;

/** All elements of a node, in document order. */
export function* elements(node: Node): Generator<Element> {
  if ('tagName' in node) yield node;
  if ('childNodes' in node) for (const child of node.childNodes) yield* elements(child);
}

/** Value of an attribute; undefined when it is not there. */
export const attribute = (element: Element, name: string) =>
  element.attrs.find((candidate) => candidate.name === name)?.value;

/** Text inside a node. */
export function textOf(node: Node): string {
  if ('value' in node) return node.value;
  return 'childNodes' in node ? node.childNodes.map(textOf).join('') : '';
}

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
    // Scripts start late, see src/lib/startAfterHero.ts.
    const url = ['src', 'href'].map((name) => attribute(element, name)).find(Boolean) ?? '';
    const isOwn = url.startsWith(basePath);
    if (element.tagName === 'script' && isOwn && url.includes('/assets/')) addScript(url);
    else if (element.tagName === 'script' && !/json/.test(attribute(element, 'type') ?? '')) {
      inlineScript += textOf(element);
    } else if (element.tagName === 'style') css += textOf(element);
    else if (element.tagName === 'link' && isOwn) {
      const rel = attribute(element, 'rel');
      if (rel === 'later') addScript(url);
      if (rel === 'stylesheet') css += read(url);
    }
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
