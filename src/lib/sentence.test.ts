// @vitest-environment node
import { expect, test } from 'vitest';
import { lowerFirst } from './sentence.ts';

test.each([
  ['Numbness between your legs', 'numbness between your legs'],
  ['A fever with back pain', 'a fever with back pain'],
  ['COPD worse than usual', 'COPD worse than usual'],
  ['X-ray of a break', 'X-ray of a break'],
])('"%s" continues a sentence as "%s"', (text, expected) =>
  expect(lowerFirst(text)).toBe(expected),
);
