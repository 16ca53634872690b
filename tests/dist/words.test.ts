import { expect, test } from 'vitest';
import { attribute, type Element } from '../../src/lib/parsedHtml.ts';
import { builtPages, notFoundPage, read } from './site.ts';

/** Attributes that screen readers, browsers or search engines present. */
const spoken = ['alt', 'aria-label', 'title', 'content'];

/** Words of an element that people or machines read, without the titles of cited works. */
function* textsOf(element: Element): Generator<string> {
  if (['script', 'style', 'cite'].includes(element.tagName)) return;
  for (const name of spoken) yield attribute(element, name) ?? '';
  for (const child of element.childNodes) {
    if ('tagName' in child) yield* textsOf(child);
    else if ('value' in child) yield child.value;
  }
}

const texts = [
  ...[...builtPages, notFoundPage].map(({ file, all }) => {
    const words = all('html').flatMap((html) => [...textsOf(html)]);
    return [file, words] as const;
  }),
  ...['llms.txt', 'feed.xml', 'clinic.vcf'].map((file) => [file, read(file).split('\n')] as const),
];

test.each(texts)(
  '%s has no {fact} left to fill in, no leaked value, markup or filler',
  (_, words) => {
    // "null and void" and a shown brace are an owner's words.
    const left = /\{\w+(\.\w+)+\}|\*\*|\[object|\b(lorem|TODO)\b|^\s*(undefined|null|NaN)\s*$/;
    expect(words.filter((text) => left.test(text))).toEqual([]);
  },
);
