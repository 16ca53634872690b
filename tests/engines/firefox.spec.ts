import { at, expect, open, pageTypes, test } from '../e2e/site.ts';
import { pageFaults } from './pageFaults.ts';

for (const path of pageTypes) {
  test(`${path} has no layout faults, missing pictures or missing icons`, async ({ page }) => {
    await open(page, path);
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      await expect.poll(() => page.evaluate(pageFaults), `${width} pixels wide`).toEqual([]);
    }
  });
}

test('Back from another document restores the scroll position', async ({ page }) => {
  // A page without third-party frames, which Playwright would wait for.
  await open(page, '/services');
  const distance = () => page.evaluate(() => Math.abs(scrollY - 900));
  await page.evaluate(() => scrollTo(0, 900));
  await expect.poll(distance).toBeLessThan(2);
  await page.goto(at('/feed.xml'));
  await page.goBack();
  await expect.poll(distance).toBeLessThan(2);
});
