// @vitest-environment node
import { expect, test } from 'vitest';
import { typographic } from '../../tooling/content/yaml.ts';

test('quotes, dashes, and ellipses become typographic', () => {
  expect(typographic(`It's "fine" -- really...`)).toBe('It’s “fine” — really…');
});
