import { expect, open, test, violations } from './site.ts';

for (const [name, javaScriptEnabled] of [
  ['with JavaScript', true],
  ['without JavaScript', false],
] as const) {
  test.describe(name, () => {
    test.use({ javaScriptEnabled });

    test('one item is open at a time, and can be closed', async ({ page }) => {
      await page.goto('/');
      const insurance = page.getByText('Yes, we accept insurance');
      const cost = page.getByText('The cost varies from case to case');
      await expect(insurance).toBeHidden();
      await page.getByText('Do you take insurance?').click();
      await expect(insurance).toBeVisible();
      await page.getByText('How much does a visit cost?').click();
      await expect(cost).toBeVisible();
      await expect(insurance).toBeHidden();
      await page.getByText('How much does a visit cost?').click();
      await expect(cost).toBeHidden();
    });
  });
}

test('the accordion of common conditions has ten items in two columns', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await open(page, '/services');
  const items = page.locator('#conditions details');
  await expect(items).toHaveCount(10);
  const lefts = await items.evaluateAll((all) =>
    all.map((item) => item.getBoundingClientRect().left),
  );
  expect(new Set(lefts).size).toBe(2);
  await page.setViewportSize({ width: 390, height: 900 });
  const narrow = await items.evaluateAll((all) =>
    all.map((item) => item.getBoundingClientRect().left),
  );
  expect(new Set(narrow).size).toBe(1);
});

test('printed, every item is open and the menus are gone', async ({ page }) => {
  await open(page, '/');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('Yes, we accept insurance')).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
});

test('open menus and items are accessible', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await open(page, '/services');
  await page.getByRole('button', { name: 'Services submenu' }).click();
  await page.getByRole('button', { name: 'Conditions submenu' }).click();
  await page.getByText('Sciatica', { exact: true }).last().click();
  expect(await violations(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 900 });
  await page.getByRole('button', { name: 'Open the menu' }).click();
  const menu = page.getByRole('dialog');
  await menu.getByText('Services', { exact: true }).click();
  await menu.getByText('Conditions', { exact: true }).click();
  expect(await violations(page)).toEqual([]);
});
