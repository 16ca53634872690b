import { test as plain } from 'playwright/test';
import { expect, galleryPort } from './site.ts';

for (const width of [390, 1280]) {
  plain(`components look as they did at ${width} pixels`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`http://localhost:${galleryPort}/`);
    const examples = page.locator('[data-example]');
    await expect(examples.last()).toBeVisible();
    for (const example of await examples.all()) {
      await example.scrollIntoViewIfNeeded();
      for (const img of await example.locator('img').all())
        await img.evaluate((shown: HTMLImageElement) => shown.decode());
      const name = `${await example.getAttribute('data-example')}-${width}.png`;
      // Versions of the browser smooth edges of letters differently.
      await expect.soft(example).toHaveScreenshot(name, { maxDiffPixelRatio: 0.02 });
    }
  });
}
