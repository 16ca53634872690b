import type { Locator, Page } from 'playwright/test';
import sharp from 'sharp';
import { expect, open, pages, pageTypes, test } from './site.ts';

/** WCAG relative luminance of an sRGB color, 0 to 255 a channel. */
function luminance(color: readonly number[]) {
  const [r = 0, g = 0, b = 0] = color.map((value) => {
    const channel = value / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** Contrast of an element's color with what is behind it, of the worst pixels but for half a percent. */
async function contrastBehind(page: Page, element: Locator) {
  const color = await element.evaluate((node) =>
    getComputedStyle(node).color.match(/\d+/g)?.map(Number),
  );
  const range = await element.evaluate((node) => {
    const words = document.createRange();
    words.selectNodeContents(node);
    const { x, y, width, height } = words.getBoundingClientRect();
    (node as HTMLElement).style.visibility = 'hidden';
    return { x, y, width, height };
  });
  const { data, info } = await sharp(await page.screenshot({ clip: range }))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const text = luminance(color ?? []);
  const contrasts: number[] = [];
  for (let offset = 0; offset < data.length; offset += info.channels) {
    const behind = luminance([...data.subarray(offset, offset + 3)]);
    contrasts.push((Math.max(text, behind) + 0.05) / (Math.min(text, behind) + 0.05));
  }
  return contrasts.sort((a, b) => a - b)[Math.floor(contrasts.length * 0.005)];
}

for (const width of [1024, 1280, 1920]) {
  test(`words on pictures can be read at ${width} pixels`, async ({ page }) => {
    test.setTimeout(180_000);
    await page.setViewportSize({ width, height: 1100 });
    const weak: unknown[] = [];
    for (const path of pages) {
      await open(page, path);
      const hero = page.locator('main section').first();
      await hero.locator('img').evaluate((img: HTMLImageElement) => img.decode());
      for (const element of await hero.locator('h1, h1 ~ p, nav li').all()) {
        if (!(await element.textContent())) continue;
        const contrast = (await contrastBehind(page, element)) ?? 0;
        if (contrast < 4.5) weak.push([path, await element.textContent(), contrast.toFixed(2)]);
      }
    }
    expect(weak).toEqual([]);
  });
}

test.describe('compared with screenshots', () => {
  for (const [width, path] of [390, 1280].flatMap((width) =>
    pageTypes.map((path) => [width, path] as const),
  )) {
    test(`${path} looks as it did at ${width} pixels`, async ({ page }) => {
      await page.clock.setFixedTime('2026-03-02T16:00:00Z');
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 1600 });
      // Fonts that come late on a first visit are not used; here they always are.
      await page.route(/\.css$/, async (route) => {
        const response = await route.fetch();
        const body = (await response.text()).replaceAll(':optional', ':block');
        await route.fulfill({ response, body });
      });
      await open(page, path);
      await page.waitForLoadState('networkidle');
      await page.evaluate(async () => {
        await document.fonts.ready;
        const shown = [...document.images].filter(
          (img) => img.getBoundingClientRect().top < innerHeight,
        );
        await Promise.all(shown.map((img) => img.decode()));
      });
      const name = `${path === '/' ? 'home' : path.slice(1).replaceAll('/', '-')}-${width}.png`;
      await expect(page).toHaveScreenshot(name, {
        mask: [page.locator('iframe'), page.locator('[data-opening]')],
        // Versions of the browser smooth edges of letters differently.
        maxDiffPixelRatio: 0.02,
      });
    });
  }
});
