import { expect, open, pageTypes, test } from '../e2e/site.ts';
import { pageFaults } from './pageFaults.ts';

for (const path of pageTypes) {
  test(`${path} is whole`, async ({ page }) => {
    await open(page, path);
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      await expect.poll(() => page.evaluate(pageFaults), `${width} pixels wide`).toEqual([]);
    }
  });
}

test('Back from another document restores the place', async ({ page }) => {
  // Without frames of others, for whose load the tool would wait.
  await open(page, '/services');
  const distance = () => page.evaluate(() => Math.abs(scrollY - 900));
  await page.evaluate(() => scrollTo(0, 900));
  await expect.poll(distance).toBeLessThan(2);
  await page.goto('/feed.xml');
  await page.goBack();
  await expect.poll(distance).toBeLessThan(2);
});
