import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'parse5';
import { directories, readProject } from '../../tooling/content/project.ts';
import { attribute, elements, htmlFiles, pathOf, textOf } from '../../tooling/files/weights.ts';

type Element = Parameters<typeof attribute>[0];

/** One built page, parsed. */
export type BuiltPage = {
  path: string;
  file: string;
  html: string;
  elements: Element[];
  /** All elements of a tag. */
  all: (tag: string) => Element[];
  /** `content` of the meta tag with this name or property. */
  meta: (name: string) => string | undefined;
  /** Text of the main part, white space folded. */
  words: string;
};

/** The configuration, the content and the pages that were built. */
export const project = readProject();
export const { site, content } = project;

export const directory = directories.output;

function readPage(file: string): BuiltPage {
  const html = readFileSync(join(directory, file), 'utf8');
  const found = [...elements(parse(html))];
  const all = (tag: string) => found.filter(({ tagName }) => tagName === tag);
  const main = all('main')[0];
  return {
    path: pathOf(file),
    file,
    html,
    elements: found,
    all,
    meta: (name) =>
      found
        .filter(
          (element) =>
            attribute(element, 'name') === name || attribute(element, 'property') === name,
        )
        .map((element) => attribute(element, 'content'))[0],
    words: main ? textOf(main).replace(/\s+/g, ' ').trim() : '',
  };
}

const built = htmlFiles(directory).map(readPage);

/** The pages of the site, without the not-found page. */
export const builtPages = built.filter(({ file }) => file !== '404.html');

/** The not-found page. */
export const notFoundPage = built.find(({ file }) => file === '404.html');

export { attribute, textOf };
