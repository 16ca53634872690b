import { expect, open, test } from './site.ts';

test('without popovers the menu opens and closes', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(HTMLElement.prototype, 'hidePopover');
  });
  await page.setViewportSize({ width: 390, height: 800 });
  await open(page, '/about');
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await page.evaluate(() => document.querySelector('dialog')?.removeAttribute('popover'));
  await page.getByRole('button', { name: 'Open the menu' }).click();
  await expect(menu).toBeVisible();
  await menu.getByRole('button', { name: 'Close the menu' }).click();
  await expect(menu).toBeHidden();
});

test('without groups of items each opens, and the others stay as they are', async ({ page }) => {
  await open(page, '/');
  // Before the groups came, the attribute said nothing.
  await page.evaluate(() => {
    for (const item of document.querySelectorAll('details')) item.removeAttribute('name');
  });
  await page.getByText('Do you take insurance?').click();
  await page.getByText('How much does a visit cost?').click();
  await expect(page.getByText('Yes, we accept insurance')).toBeVisible();
  await expect(page.getByText('The cost varies from case to case')).toBeVisible();
});
