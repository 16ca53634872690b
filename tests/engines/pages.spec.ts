import { expect, open, pageTypes, test } from '../e2e/site.ts';
import { pageFaults } from './pageFaults.ts';

for (const width of [390, 1280]) {
  test.describe(`${width} pixels wide`, () => {
    test.use({ viewport: { width, height: 900 } });

    for (const path of pageTypes) {
      test(`${path} is whole`, async ({ page }) => {
        await open(page, path);
        await expect.poll(() => page.evaluate(pageFaults)).toEqual([]);
      });
    }
  });
}

test('Back from another document restores the place', async ({ page }) => {
  await open(page, '/contact');
  await page.evaluate(() => scrollTo(0, 900));
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(900);
  await page.goto('/feed.xml');
  // A page that was kept alive is not loaded again.
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL('/contact');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(900);
});
