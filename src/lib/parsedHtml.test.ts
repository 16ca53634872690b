// @vitest-environment node
import { parseFragment } from 'parse5';
import { expect, test } from 'vitest';
import { attribute, elements, textOf } from './parsedHtml.ts';

const html = parseFragment('<p id="one">Hurts <b>here</b><!-- , --></p><i>now</i>');

test('elements come in document order, with their attributes', () => {
  const found = [...elements(html)];
  expect(found.map(({ tagName }) => tagName)).toEqual(['p', 'b', 'i']);
  expect(found.map((element) => attribute(element, 'id'))).toEqual(['one', undefined, undefined]);
});

test('the text of a node includes the text of its descendants, but no comments', () => {
  expect(textOf(html)).toBe('Hurts herenow');
});
