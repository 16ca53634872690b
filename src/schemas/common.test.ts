import { expect, test } from 'vitest';
import { nearestTo } from './common.ts';

const many = Array.from({ length: 9 }, (_, index) => `${index}`.repeat(30));

test.each([
  ['lable', 'label'],
  ['back-pain-releif', 'back-pain-relief'],
  ['/contakt', '/contact'],
])('for %s, a message suggests %s', (given, meant) =>
  expect(nearestTo(given, [meant, ...many])).toBe(`; did you mean "${meant}"?`),
);

test.each([
  ['faxNumber', 'textNumber'],
  ['leg-nerve-pain-1', 'neck-pain-1'],
  ['/intake.pdf', '/icon.svg'],
])('for %s, a message does not suggest %s, which is something else', (given, other) =>
  expect(nearestTo(given, [other, ...many])).toBe(''),
);
