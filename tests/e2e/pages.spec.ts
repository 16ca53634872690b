import { gzipSync } from 'node:zlib';
import type { Page, Response } from 'playwright/test';
import { budgets } from '../../tooling/files/weights.ts';
import { expect, layoutShift, open, pages, pageTypes, saveData, test, violations } from './site.ts';

/** Bytes that the page's own frame got, text in gzip as hosts send it. */
async function transferred(responses: readonly Response[], page: Page) {
  let scripts = 0;
  let all = 0;
  for (const response of responses) {
    if (response.frame() !== page.mainFrame()) continue;
    const type = response.request().resourceType();
    const body = await response.body();
    const bytes = /font|image/.test(type) ? body.length : gzipSync(body).length;
    if (type === 'script') scripts += bytes;
    all += bytes;
  }
  return { scripts, all };
}

for (const path of pages) {
  test(`${path} works, is accessible and keeps its weight`, async ({ page }) => {
    const responses: Response[] = [];
    page.on('response', (response) => responses.push(response));
    // What the page itself needs, without what is fetched ahead.
    await saveData(page);
    await page.setViewportSize({ width: 390, height: 900 });
    await open(page, path);
    await page.waitForLoadState('networkidle');
    const { scripts, all } = await transferred(responses, page);
    const hasForms = (await page.locator('iframe').count()) > 0;
    expect(scripts).toBeLessThanOrEqual(hasForms ? budgets.jsWithForms : budgets.js);
    if (path.startsWith('/conditions/')) expect(all).toBeLessThanOrEqual(250_000);
    expect(await layoutShift(page), 'layout shift on a phone').toBeLessThan(0.01);
    expect(await violations(page)).toEqual([]);
    await page.setViewportSize({ width: 320, height: 800 });
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, 'nothing scrolls sideways at 320 px').toBeLessThanOrEqual(0);
    await page.setViewportSize({ width: 1280, height: 900 });
    await open(page, path);
    expect(await layoutShift(page), 'layout shift on a wide screen').toBeLessThan(0.01);
  });
}

for (const path of pageTypes) {
  test(`${path} is accessible on a wide screen and in forced colors`, async ({ page }) => {
    await open(page, path);
    expect(await violations(page)).toEqual([]);
    await page.emulateMedia({ forcedColors: 'active' });
    // The browser sets the colors; axe would judge the ones that they replace.
    expect(await violations(page, ['color-contrast'])).toEqual([]);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const path of pageTypes) {
    test(`${path} can be read and left`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('main')).toContainText(/\w+( \S+){80}/);
      await expect(
        page.getByRole('contentinfo').getByRole('link', { name: 'Book An Appointment' }),
      ).toBeVisible();
    });
  }
});
