import { expect, test, vi } from 'vitest';
import { entryLoader } from './entryLoader.ts';

test('an entry that failed to load is loaded again, and then only once', async () => {
  const importKnown = vi.fn(async () => ({ default: 'Words' }));
  const { load } = entryLoader({ '/src/generated/blog/known.ts': importKnown });
  importKnown.mockRejectedValueOnce(new Error('offline'));
  await expect(load('known')).rejects.toThrow('offline');
  for (const _visit of [1, 2]) await expect(load('known')).resolves.toBe('Words');
  expect(importKnown).toHaveBeenCalledTimes(2);
});
