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
  // Without frames of others, for whose load the tool would wait.
  await open(page, '/services');
  const distance = () => page.evaluate(() => Math.abs(scrollY - 900));
  await page.evaluate(() => scrollTo(0, 900));
  // Late pictures and faces move the words by parts of a pixel, and the browser follows them.
  await expect.poll(distance).toBeLessThan(2);
  await page.goto('/feed.xml');
  await page.goBack();
  await expect(page).toHaveURL('/services');
  await expect.poll(distance).toBeLessThan(2);
});
