import { expect, test } from 'vitest';
import { attribute, type Element } from '../../src/lib/parsedHtml.ts';
import { builtPages, notFoundPage, read } from './site.ts';

/** Attributes that are read out or shown by browsers and search engines. */
const spoken = ['alt', 'aria-label', 'title', 'content'];

/** Words that a reader or a machine gets from a part of a page; without the titles of works by others. */
function* textsOf(element: Element): Generator<string> {
  if (['script', 'style', 'cite'].includes(element.tagName)) return;
  for (const name of spoken) yield attribute(element, name) ?? '';
  for (const child of element.childNodes) {
    if ('tagName' in child) yield* textsOf(child);
    else if ('value' in child) yield child.value;
  }
}

const texts = [
  ...[...builtPages, notFoundPage].map(({ path, all }) => {
    const words = all('html').flatMap((html) => [...textsOf(html)]);
    return [path, words.join(' | ')] as const;
  }),
  ...['llms.txt', 'feed.xml', 'clinic.vcf'].map((file) => [file, read(file)] as const),
];

const matches = (pattern: RegExp) =>
  texts.flatMap(([place, text]) =>
    [...text.matchAll(pattern)].map(
      ({ index }) => `${place}: ${text.slice(index - 20, index + 40)}`,
    ),
  );

test('no page promises what nobody can promise', () => {
  // Between hyphens it is part of an address.
  const promises =
    /(?<!-)\b(cure[sd]?|curing|guarantee[sd]?|pain-free|painless|best|miracles?|chiropractic physicians?|superior|proven to|#1)\b(?!-)/gi;
  expect(matches(promises)).toEqual([]);
});

test('no fact is left as it is written: "{phones.scheduling}"', () => {
  expect(matches(/[{}]/g)).toEqual([]);
});

test('no words stand where others are still to come', () => {
  expect(
    matches(
      /\b(lorem|ipsum|placeholder|todo|tb[ad]|fixme|x{3,}|undefined|null|nan)\b|\[object|\?\?/gi,
    ),
  ).toEqual([]);
});
