import { gzipSync } from 'node:zlib';
import AxeBuilder from '@axe-core/playwright';
import { budgets } from '../../tooling/weights.ts';
import { expect, open, pages, test } from './site.ts';

const widths = [390, 1280];

for (const path of pages) {
  test(`${path} works, is accessible and keeps its weight`, async ({ page }) => {
    const scripts: Buffer[] = [];
    page.on('response', async (response) => {
      const isOwn = response.frame() === page.mainFrame();
      if (isOwn && response.request().resourceType() === 'script')
        scripts.push(await response.body());
    });
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      await open(page, path);
      await page.waitForLoadState('networkidle');
      if (width === widths[0]) {
        const weight = scripts.reduce((sum, script) => sum + gzipSync(script).length, 0);
        const hasForms = (await page.locator('iframe').count()) > 0;
        expect(weight).toBeLessThanOrEqual(hasForms ? budgets.jsWithForms : budgets.js);
      }
      // Third-party frames are others' pages; their titles belong to ours and are checked.
      const { violations } = await new AxeBuilder({ page })
        .exclude('iframe')
        .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
        .analyze();
      expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
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
