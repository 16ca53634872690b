// @vitest-environment node
import { afterEach, expect, test, vi } from 'vitest';

afterEach(vi.unstubAllEnvs);

test.each(['America/Chicago', 'Asia/Tokyo'])('a date is the same day in %s', async (timeZone) => {
  vi.stubEnv('TZ', timeZone);
  vi.resetModules();
  const { formatDate } = await import('./date.ts');
  expect(formatDate('2025-09-22')).toBe('September 22, 2025');
});
