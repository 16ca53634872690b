// @vitest-environment node
import { expect, test } from 'vitest';
import { socialImageFile } from './socialImage.ts';

test.each([
  ['/', 'social/home.jpg'],
  ['/about', 'social/about.jpg'],
] as const)('the social image of %s is %s', (path, file) =>
  expect(socialImageFile(path)).toBe(file),
);
