// @vitest-environment node
import { expect, test } from 'vitest';
import { socialImageFile } from './socialImage.ts';

test('each page has its own social image, the home page too', () => {
  expect(socialImageFile('/')).toBe('social/home.jpg');
  expect(socialImageFile('/about')).toBe('social/about.jpg');
});
