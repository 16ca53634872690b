import { expect, test } from 'vitest';
import { formatDate } from './date.ts';

test('a date is the same day for visitors west of Greenwich', () => {
  expect(new Date('2025-09-22').getDate()).toBe(21);
  expect(formatDate('2025-09-22')).toBe('September 22, 2025');
});
