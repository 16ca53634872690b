// @vitest-environment node
import { expect, test } from 'vitest';
import { anchorOf } from './anchor.ts';

test.each([
  ['What hurts?', 'what-hurts'],
  ['  “X-rays”, 2 views ', 'x-rays-2-views'],
  ['?!', ''],
])('the id of "%s" is "%s"', (title, id) => expect(anchorOf(title)).toBe(id));
