import { type Page, test as plain } from 'playwright/test';
import { expect, galleryPort } from './site.ts';

async function open(page: Page) {
  // Before the closures of the second owner, which go when they are over.
  await page.clock.setFixedTime('2027-01-01T12:00:00Z');
  await page.goto(`http://localhost:${galleryPort}/`);
}

for (const width of [390, 1280]) {
  plain(`components look as they did at ${width} pixels`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 900 });
    await open(page);
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

plain('the way is drawn where the map has not come, and in print', async ({ page }) => {
  await open(page);
  const drawn = page.locator('[data-example=map] [data-embed] [data-side]');
  const frame = page.getByTitle('A map');
  expect(await drawn.boundingBox()).toEqual(await frame.boundingBox());
  await expect(frame).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await page.emulateMedia({ media: 'print' });
  await expect(frame).toBeHidden();
  await expect(drawn).toBeVisible();
});
