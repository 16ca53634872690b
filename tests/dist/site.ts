import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'parse5';
import { expect } from 'vitest';
import { attribute, type Element, elements, textOf } from '../../src/lib/parsedHtml.ts';
import { readProject } from '../../tooling/content/project.ts';
import { directories } from '../../tooling/directories.ts';
import { htmlFiles, pathOf } from '../../tooling/output/builtPages.ts';

/** The configuration and the content that were built. */
export const project = await readProject();
export const { site } = project;
export const { entries, registries, staticPages, strings } = project.content;

/** Absolute address of the built site's root. */
export const root = `${site.origin}${site.basePath}`;

/** The link to a page: "/clinic/about" for "/about" if the base path is "/clinic/". */
export const hrefOf = (path: string) => `${site.basePath}${path.slice(1)}`;

/** Path of a built file from its address on the site. */
export const fileOf = (href: string) => join(directories.output, href.slice(site.basePath.length));

/** Reads a built file as text. */
export const read = (file: string) => readFileSync(join(directories.output, file), 'utf8');

/** A text with white space collapsed; a non-breaking space becomes a space. */
export const plain = (text: string) => text.replace(/\s+/g, ' ').trim();

/** The words of an element, with white space collapsed. */
export const wordsOf = (element: Element | undefined) => (element ? plain(textOf(element)) : '');

/** The texts that the words of an element do not contain. */
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
    /** All elements of a tag. */
    all,
    /** `content` of the meta tag with this name or property. */
    meta: (name: string) =>
      meta
        .filter((tag) => (attribute(tag, 'name') ?? attribute(tag, 'property')) === name)
        .map((tag) => attribute(tag, 'content'))[0],
    /** `href` of the link tags of this relation. */
    links: (rel: string) =>
      all('link').flatMap((tag) =>
        attribute(tag, 'rel') === rel ? (attribute(tag, 'href') ?? []) : [],
      ),
    /** Words of the main element. */
    words: wordsOf(all('main')[0]),
  };
}

/** One built page, parsed. */
export type BuiltPage = ReturnType<typeof readPage>;

/** The not-found page. */
export const notFoundPage = readPage('404.html');

/** The pages of the site, without the not-found page. */
export const builtPages = htmlFiles(directories.output)
  .filter((file) => file !== notFoundPage.file)
  .map(readPage);

/** The page at a path. Throws if it was not built. */
export function pageAt(path: string) {
  const page = builtPages.find((candidate) => candidate.path === path);
  if (!page) throw new Error(`${path} was not built.`);
  return page;
}

/** Addresses of the links in an element, in document order. */
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
