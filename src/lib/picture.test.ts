// @vitest-environment node
import { expect, test } from 'vitest';
import { cropPosition, noWiderThan } from './picture.ts';

test('a crop centers on the subject, in steps of ten percent, within the picture', () => {
  expect(cropPosition([50, 50])).toEqual([50, 50]);
  expect(cropPosition([72, 34])).toEqual([90, 20]);
  expect(cropPosition([95, 4])).toEqual([100, 0]);
});

test.each([
  [400, '/a-400.avif 400w', '/a-400.jpg 400w'],
  [799, '/a-400.avif 400w', '/a-400.jpg 400w'],
  [800, '/a-400.avif 400w, /a-800.avif 800w', '/a-400.jpg 400w'],
])('for %i pixels, wider files are left out', (width, avif, jpeg) => {
  const sources = {
    avif: '/a-400.avif 400w, /a-800.avif 800w, /a-1600.avif 1600w',
    jpeg: '/a-400.jpg 400w, /a-1200.jpg 1200w',
  };
  const img = { src: '/a-1200.jpg', w: 1200, h: 800 };
  expect(noWiderThan(width, { sources, img })).toEqual({ sources: { avif, jpeg }, img });
});
