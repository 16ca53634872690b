// @vitest-environment node
import { expect, test } from 'vitest';
import { withoutBreaks } from './compounds.ts';

test('short compounds stay on one line; long ones and numbers may break', () => {
  for (const [text, joined] of [
    ['Same-day x-rays', 'Same-|day x-|rays'],
    ['a 0-to-10 scale', 'a 0-|to-|10 scale'],
    ['anti-inflammatory drugs for a great-grandchild', undefined],
    ['Text (913) 555-0142', undefined],
  ] as const)
    expect(withoutBreaks(text).replaceAll('\u2060', '|')).toBe(joined ?? text);
});
