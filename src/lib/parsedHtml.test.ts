// @vitest-environment node
import { parseFragment } from 'parse5';
import { expect, test } from 'vitest';
import { attribute, elements, textOf } from './parsedHtml.ts';

test('elements, attributes, and text are read in document order', () => {
  const html = parseFragment('<p id="one">Hurts <b>here</b><!-- , --></p><i>now</i>');
  const found = [...elements(html)].map((element) => [element.tagName, attribute(element, 'id')]);
  expect(found).toEqual([
    ['p', 'one'],
    ['b', undefined],
    ['i', undefined],
  ]);
  expect(textOf(html)).toBe('Hurts herenow');
});
