import { entries, expect, open, strings, test } from '../site.ts';

for (const path of ['/', '/services/conditions']) {
  test(`on ${path} Tab reaches every condition, and no part of the picture`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await open(page, path);
    const map = page.locator('[data-block="regions"]').first();
    const links = map.locator('li a');
    await expect(links).toHaveCount(entries.conditions.length);
    await links.first().focus();
    await page.keyboard.press('Shift+Tab');
    await expect(map.locator('a[data-region]:focus')).toHaveCount(0);
    await links.first().focus();
    for (const link of (await links.all()).slice(1)) {
      await page.keyboard.press('Tab');
      await expect(link).toBeFocused();
    }
  });
}

test('parts of the picture are at least 44 pixels wide and high on a phone', async ({ page }) => {
  // 320 pixels and a scrollbar, which phones lay over the page.
  await page.setViewportSize({ width: 335, height: 800 });
  await open(page, '/services/conditions');
  const parts = page.locator('a[data-region]');
  const named = await parts.evaluateAll((targets) => targets.map(({ dataset }) => dataset.region));
  expect(new Set(named)).toEqual(new Set(Object.keys(strings['body-map'].regions)));
  const boxes = await parts.evaluateAll((targets) =>
    targets.map((target) => target.getBoundingClientRect().toJSON()),
  );
  expect(boxes.filter(({ width, height }) => Math.min(width, height) < 44)).toEqual([]);
});
