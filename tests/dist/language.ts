import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { syllable } from 'syllable';
import { directories } from '../../tooling/content/project.ts';
import { attribute, type BuiltPage, textOf } from './site.ts';

type Element = BuiltPage['elements'][number];

/** Words that stand on many pages because the page's frame says them, not its author. */
const frameWords = [
  'For you',
  'Not for us',
  'Try this today',
  'The short version',
  'Read next',
  'Sources',
  'New Patient Special',
];

const blockTags = ['h1', 'h2', 'h3', 'p', 'li', 'dt', 'dd', 'th', 'td'];

/** A paragraph, heading or list item of a page, as its author wrote it. */
export type Block = { tag: string; text: string };

const fold = (text: string) => text.replace(/\s+/g, ' ').trim();

/** Headings, paragraphs and items of the main part, without what the frame, collections, sources and link lists say. */
export function blocksOf(page: BuiltPage): Block[] {
  const main = page.all('main')[0];
  return main ? [...blocks(main)] : [];
}

function* blocks(element: Element): Generator<Block> {
  for (const child of element.childNodes) {
    if (!('tagName' in child)) continue;
    if (['nav', 'cite', 'iframe', 'picture'].includes(child.tagName)) continue;
    if (attribute(child, 'data-embed') !== undefined) continue;
    // Warning signs, risks, the visit and the review are written once and laid out on many pages.
    if (attribute(child, 'data-collection') !== undefined) continue;
    const heading = child.tagName === 'section' ? firstHeading(child) : undefined;
    // Sources name works and "Read next" names pages; the shared call to action is one text.
    if (heading && ['Sources', 'Read next', 'Tell us where it hurts'].includes(heading)) continue;
    const text = fold(textOf(child));
    const isLeaf = blockTags.includes(child.tagName) && !hasBlocks(child);
    if (isLeaf && text && !frameWords.includes(text) && !/^(Learn|Read) More/.test(text)) {
      yield { tag: child.tagName, text };
    } else if (!isLeaf) yield* blocks(child);
  }
}

const hasBlocks = (element: Element): boolean =>
  element.childNodes.some(
    (child) => 'tagName' in child && (blockTags.includes(child.tagName) || hasBlocks(child)),
  );

function firstHeading(section: Element): string | undefined {
  for (const child of section.childNodes) {
    if (!('tagName' in child)) continue;
    if (/^h[1-3]$/.test(child.tagName)) return fold(textOf(child));
    const inner = firstHeading(child);
    if (inner) return inner;
  }
  return undefined;
}

/** Lower-case words of a text, figures among them. */
export const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .replaceAll('’', "'")
    .match(/[a-z0-9']+/g) ?? [];

/** Flesch–Kincaid grade: school years that a text asks for. Items of lists count as sentences. */
export function readingGrade(texts: readonly string[]) {
  const sentences = texts.flatMap((text) =>
    text
      .replace(/\bDr\./g, 'Dr')
      .split(/[.!?:;](?=\s|$)/)
      .filter((sentence) => /[a-z]/i.test(sentence)),
  );
  const words = sentences.flatMap((sentence) => wordsOf(sentence));
  const syllables = words.reduce((sum, word) => sum + Math.max(1, syllable(word)), 0);
  return 0.39 * (words.length / sentences.length) + 11.8 * (syllables / words.length) - 15.59;
}

/** Every run of `length` words of a text. */
export function runsOf(words: readonly string[], length = 12) {
  const runs = new Set<string>();
  for (let start = 0; start + length <= words.length; start += 1) {
    runs.add(words.slice(start, start + length).join(' '));
  }
  return runs;
}

type Source = { file: string; lines: string[] };

/** All files in which our own words stand; sources.yaml holds titles by others. */
export const sources: Source[] = ['services', 'conditions', 'blog', 'pages', '.'].flatMap(
  (folder) =>
    readdirSync(join(directories.content, folder))
      .filter((name) => /\.(mdx|yaml)$/.test(name) && name !== 'sources.yaml')
      .map((name) => {
        const path = join(directories.content, folder, name);
        return {
          file: relative(directories.root, path),
          lines: readFileSync(path, 'utf8').split('\n'),
        };
      }),
);

/** "file:line" of each line that a pattern matches, with the match. */
export const linesWith = (pattern: RegExp) =>
  sources.flatMap(({ file, lines }) =>
    lines.flatMap((line, index) => {
      const match = pattern.exec(line);
      return match ? [`${file}:${index + 1}: ${match[0]}`] : [];
    }),
  );

/** "file:line" of the places where most of a run of words stands. */
export function placesOf(run: string) {
  const needle = run.split(' ').slice(0, 6).join(' ');
  return sources.flatMap(({ file, lines }) => {
    const line = lines.findIndex((text) => wordsOf(text).join(' ').includes(needle));
    return line < 0 ? [] : [`${file}:${line + 1}`];
  });
}
