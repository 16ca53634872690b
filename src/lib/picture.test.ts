// @vitest-environment node
import { expect, test } from 'vitest';
import { cropPosition } from './picture.ts';

test('a crop goes around the subject, in steps of ten, and not beyond the picture', () => {
  expect(cropPosition([50, 50])).toEqual([50, 50]);
  expect(cropPosition([72, 34])).toEqual([90, 20]);
  expect(cropPosition([95, 4])).toEqual([100, 0]);
});
