import {
  arrive,
  at,
  condition,
  entries,
  expect,
  layOutWhole,
  open,
  strings,
  test,
} from '../site.ts';

const places = ['/', '/services/conditions'];
const words = strings['body-map'];
const title = 'Backache';
const list = '#hurts-back';

for (const path of places) {
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

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 900 } });

    test(`on ${path} a tap on the picture opens the list of that part of the body`, async ({
      page,
    }) => {
      await page.goto(at(path));
      const link = page.locator(list).getByRole('link', { name: title });
      await expect(link).toBeHidden();
      await page.locator(`a[href="${list}"]`).first().click();
      await expect(link).toBeVisible();
      await expect(page.getByRole('search')).toHaveCount(0);
    });
  });

  test(`on ${path} the search finds conditions by a synonym and by name`, async ({ page }) => {
    await open(page, path);
    const search = page.getByRole('search');
    const box = search.getByRole('searchbox', { name: strings.search.label });
    const [link, status] = [search.getByRole('link', { name: title }), search.getByRole('status')];
    await box.fill('lumbago');
    await expect(link).toBeVisible();
    await expect(status).toContainText(title);
    await box.fill('xylophone');
    await expect(link).toHaveCount(0);
    const none = `${strings.search.none} “xylophone”.`;
    await expect(search.getByRole('paragraph')).toHaveText(none);
    await expect(status).toHaveText(none);
    await box.fill(title.slice(0, 2));
    await expect(search.getByRole('paragraph')).toHaveCount(0);
    await expect(status).toBeEmpty();
    await box.fill(title);
    await expect(link).toBeVisible();
    await box.press('Escape');
    await expect(box).toHaveValue('');
    await expect(link).toHaveCount(0);
    await box.fill(title);
    await expect(link).toBeVisible();
    await box.press('Enter');
    await arrive(page, condition);
  });
}

test('a part of the picture lights up on hover, and while its list has the focus', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 1280, height: 1000 });
  await open(page, '/services/conditions');
  // A part of the page above that gets its height would move the picture away from the pointer.
  await layOutWhole(page);
  const part = (of: string) => page.locator(`a[data-region="${of}"]`).first();
  const expectLight = (of: string, opacity: '0' | '1') =>
    expect
      .poll(() => part(of).evaluate((target) => getComputedStyle(target, '::before').opacity))
      .toBe(opacity);
  await expectLight('back', '0');
  await part('back').hover();
  await expectLight('back', '1');
  await expectLight('leg', '0');
  await page.locator('#hurts-leg a').first().focus();
  await expectLight('leg', '1');
});

test('parts of the picture are at least 44 pixels wide and high on a phone', async ({ page }) => {
  // 320 pixels and a scrollbar, which phones lay over the page.
  await page.setViewportSize({ width: 335, height: 800 });
  await open(page, '/services/conditions');
  const parts = page.locator('a[data-region]');
  const named = await parts.evaluateAll((targets) => targets.map(({ dataset }) => dataset.region));
  expect(new Set(named)).toEqual(new Set(Object.keys(words.regions)));
  const boxes = await parts.evaluateAll((targets) =>
    targets.map((target) => target.getBoundingClientRect().toJSON()),
  );
  expect(boxes.filter(({ width, height }) => Math.min(width, height) < 44)).toEqual([]);
});

test('forced colors show the lists without the picture', async ({ page }) => {
  await open(page, '/services/conditions');
  const picture = page.locator('[data-block="regions"] picture');
  await expect(picture).toBeVisible();
  await page.emulateMedia({ forcedColors: 'active' });
  await expect(picture).toBeHidden();
  const links = page.locator(list).getByRole('link');
  await expect(links).toHaveCount(3);
  await expect(links.first()).toBeVisible();
});
