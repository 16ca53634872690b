import { globSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { parse } from 'parse5';
import { attribute, type Element, elements, textOf } from '../../src/lib/parsedHtml.ts';
import { samplesFolder } from '../../src/schemas/embeds/sample.ts';
import { directories, editorFolder } from '../directories.ts';

/** The editor is no page, nor is a file that the owner has put into `public`, such as one that verifies the site. */
export const htmlFiles = (directory: string, publicFolder = join(directories.root, 'public')) => {
  const own = globSync('**/*.html', { cwd: publicFolder });
  const exclude = [`${samplesFolder}/**`, `${editorFolder}.html`, ...own];
  return globSync('**/*.html', { cwd: directory, exclude }).sort();
};

/** Path of a page from its file: "/" from "index.html". */
export const pathOf = (file: string) => `/${file.replace(/(^|\/)index\.html$|\.html$/, '')}`;

/** The scripts in a page that run, as opposed to its structured data. */
const inlineScripts = (page: readonly Element[]) =>
  page
    .filter(({ tagName }) => tagName === 'script')
    .filter((script) => attribute(script, 'type') !== 'application/ld+json')
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
