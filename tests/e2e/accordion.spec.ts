import { at, entries, expect, nav, open, staticPages, strings, test, violations } from './site.ts';

const [first, second] = staticPages.home.body.faq.items;
if (!first || !second) throw new Error('The home page has fewer than two questions.');

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('only one item is open at a time, and a second click closes it', async ({ page }) => {
      await page.goto(at('/'));
      const [one, other] = [page.getByText(first.answer), page.getByText(second.answer)];
      await expect(one).toBeHidden();
      await page.getByText(first.question).click();
      await expect(one).toBeVisible();
      await page.getByText(second.question).click();
      await expect(other).toBeVisible();
      await expect(one).toBeHidden();
      await page.getByText(second.question).click();
      await expect(other).toBeHidden();
    });
  });
}

// Playwright's Firefox cannot emulate print.
test('print shows every item and no navigation', { tag: '@chromium' }, async ({ page }) => {
  await open(page, '/');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(first.answer)).toBeVisible();
  await expect(nav(page)).toBeHidden();
});

test('open menus and open items are accessible', { tag: '@chromium' }, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await open(page, '/services');
  // A click of the pointer would scroll there, and the header that then slides would take the menus from under it.
  await page
    .locator('#conditions summary')
    .first()
    .evaluate((summary: HTMLElement) => summary.click());
  const [services, conditions] = [staticPages.services.page.name, staticPages.conditions.page.name];
  await page.getByRole('button', { name: `${services} ${strings.layout.submenu}` }).click();
  await page.getByRole('button', { name: `${conditions} ${strings.layout.submenu}` }).click();
  await expect(nav(page).getByText(entries.conditions[0]?.fields.title ?? '')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 900 });
  await page.getByRole('button', { name: strings.layout.openMenu }).click();
  const menu = page.getByRole('dialog');
  await menu.getByText(services, { exact: true }).click();
  await menu.getByText(conditions, { exact: true }).click();
  expect(await violations(page)).toEqual([]);
});
