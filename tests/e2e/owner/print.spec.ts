import { entryPath } from '../../../tooling/content/entries.ts';
import { missingInPrint, printed, printFaults } from '../printed.ts';
import { at, entries, expect, hydrated, pageTypes, testAllowingErrors } from '../site.ts';

/** The most sheets of Letter that a page may take. */
const limitOf = (path: string) => (path === '/services/conditions' ? 12 : 6);

for (const path of new Set([...pageTypes, ...entries.conditions.map(entryPath), '/404'])) {
  // The page of a missing address says so in the console.
  testAllowingErrors(`${path} can be read on paper`, async ({ page }) => {
    await page.goto(at(path));
    await hydrated(page);
    for (const format of pageTypes.includes(path)
      ? (['Letter', 'A4'] as const)
      : (['Letter'] as const)) {
      const sheets = await printed(page, format);
      expect.soft(printFaults(sheets), format).toEqual([]);
      expect.soft(await missingInPrint(page, sheets), `not on ${format}`).toEqual([]);
      if (format === 'Letter')
        expect
          .soft(sheets.length, 'sheets: too much text for a handout')
          .toBeLessThanOrEqual(limitOf(path));
    }
  });
}
