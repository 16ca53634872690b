import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'parse5';
import { expect } from 'vitest';
import { attribute, type Element, elements, textOf } from '../../src/lib/parsedHtml.ts';
import { readProject } from '../../tooling/content/project.ts';
import { directories } from '../../tooling/directories.ts';
import { htmlFiles, pathOf } from '../../tooling/output/builtPages.ts';

export const project = await readProject();
export const { site } = project;
export const { entries, registries, staticPages, strings } = project.content;

export const root = `${site.origin}${site.basePath}`;

/** The link to a page: "/clinic/about" for "/about" if the base path is "/clinic/". */
export const hrefOf = (path: string) => `${site.basePath}${path.slice(1)}`;

export const fileOf = (href: string) => join(directories.output, href.slice(site.basePath.length));

export const read = (file: string) => readFileSync(join(directories.output, file), 'utf8');

/** A text with white space collapsed; a non-breaking space becomes a space. */
export const plain = (text: string) => text.replace(/\s+/g, ' ').trim();

export const wordsOf = (element: Element | undefined) => (element ? plain(textOf(element)) : '');

export const missingIn = (words: string, texts: readonly string[]) =>
  texts.filter((text) => !words.includes(plain(text)));

function readPage(file: string) {
  const html = read(file);
  const found = [...elements(parse(html))];
  const all = (tag: string) => found.filter(({ tagName }) => tagName === tag);
  const meta = found.filter(({ tagName }) => tagName === 'meta');
  return {
    path: pathOf(file),
    file,
    html,
    elements: found,
    all,
    /** By its name or property. */
    meta: (name: string) =>
      meta
        .filter((tag) => (attribute(tag, 'name') ?? attribute(tag, 'property')) === name)
        .map((tag) => attribute(tag, 'content'))[0],
    links: (rel: string) =>
      all('link').flatMap((tag) =>
        attribute(tag, 'rel') === rel ? (attribute(tag, 'href') ?? []) : [],
      ),
    /** Of the main element. */
    words: wordsOf(all('main')[0]),
  };
}

export type BuiltPage = ReturnType<typeof readPage>;

export const notFoundPage = readPage('404.html');

/** Without the not-found page. */
export const builtPages = htmlFiles(directories.output)
  .filter((file) => file !== notFoundPage.file)
  .map(readPage);

export function pageAt(path: string) {
  const page = builtPages.find((candidate) => candidate.path === path);
  if (!page) throw new Error(`${path} was not built.`);
  return page;
}

/** In document order. */
export const linksIn = (element: Element | undefined) =>
  element
    ? [...elements(element)].flatMap((inner) =>
        inner.tagName === 'a' ? (attribute(inner, 'href') ?? []) : [],
      )
    : [];

type Thing = Record<string, unknown> & { '@type': string; '@id'?: string };

/** The structured data of a page. */
export function graphOf({ all }: BuiltPage): Thing[] {
  const [script, ...others] = all('script').filter(
    (tag) => attribute(tag, 'type') === 'application/ld+json',
  );
  expect(others).toEqual([]);
  expect(script?.parentNode).toBe(all('head')[0]);
  const { '@context': context, '@graph': graph } = JSON.parse(script ? textOf(script) : '{}');
  expect(context).toBe('https://schema.org');
  return graph;
}
