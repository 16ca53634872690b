import { missingInPrint, printed, printFaults } from '../printed.ts';
import { expect, open, pageTypes, test } from '../site.ts';

for (const path of pageTypes) {
  // Only Chromium prints to PDF.
  test(`${path} can be read on paper`, { tag: '@chromium' }, async ({ page }) => {
    await open(page, path);
    for (const format of ['Letter', 'A4'] as const) {
      const sheets = await printed(page, format);
      expect.soft(printFaults(sheets), format).toEqual([]);
      expect.soft(await missingInPrint(page, sheets), `not on ${format}`).toEqual([]);
    }
  });
}
