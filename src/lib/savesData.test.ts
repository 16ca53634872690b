import { expect, test, vi } from 'vitest';
import { savesData } from './savesData.ts';

test.each([
  [undefined, false],
  [{ saveData: false, effectiveType: '4g' }, false],
  [{ saveData: true, effectiveType: '4g' }, true],
  [{ saveData: false, effectiveType: 'slow-2g' }, true],
])('a visitor with the connection %o saves data: %s', (connection, saves) => {
  vi.stubGlobal('navigator', { connection });
  expect(savesData()).toBe(saves);
  vi.unstubAllGlobals();
});
