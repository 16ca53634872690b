import { gzipSync } from 'node:zlib';
import { budgets } from '../../tooling/weights.ts';
import { expect, layoutShift, open, pages, test, violations } from './site.ts';

const widths = [390, 1280];

for (const path of pages) {
  test(`${path} works, is accessible and keeps its weight`, async ({ page }) => {
    const scripts: Buffer[] = [];
    let transfer = 0;
    page.on('response', async (response) => {
      if (response.frame() !== page.mainFrame()) return;
      const type = response.request().resourceType();
      const body = await response.body();
      if (type === 'script') scripts.push(body);
      transfer += /font|image/.test(type) ? body.length : gzipSync(body).length;
    });
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      await open(page, path);
      await page.waitForLoadState('networkidle');
      if (width === widths[0]) {
        const weight = scripts.reduce((sum, script) => sum + gzipSync(script).length, 0);
        const hasForms = (await page.locator('iframe').count()) > 0;
        expect(weight).toBeLessThanOrEqual(hasForms ? budgets.jsWithForms : budgets.js);
        if (path.startsWith('/conditions/')) expect(transfer).toBeLessThanOrEqual(250_000);
      }
      expect(await layoutShift(page), `layout shift at ${width} pixels`).toBeLessThan(0.01);
      expect(await violations(page)).toEqual([]);
    }
    await page.setViewportSize({ width: 320, height: 800 });
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, 'nothing scrolls sideways at 320 px').toBeLessThanOrEqual(0);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const path of pages) {
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
