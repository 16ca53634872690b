import { at, condition, expect, open, registries, test } from '../site.ts';

const list = '/services/conditions';
const sign = '#long';

test('a condition links to the list of all signs', async ({ page }) => {
  await open(page, condition);
  await page.getByRole('link', { name: 'All signs' }).click();
  await expect(page).toHaveURL(new RegExp(`${list}#`));
  await expect(page.getByRole('heading', { name: 'All signs' })).toBeInViewport();
});

test('the search finds a sign by a synonym, says how urgent it is, and leads to it in its group', async ({
  page,
}) => {
  await open(page, list);
  const search = page.getByRole('search');
  await search.getByRole('searchbox').fill('chronic');
  const result = 'See a doctor soon if an ache stays';
  await expect(search.getByRole('listitem').first()).toContainText(result);
  await search.getByRole('link', { name: result, exact: true }).click();
  await expect(page).toHaveURL(at(`${list}${sign}`));
  await expect(page.locator(sign)).toBeInViewport();
  await page.reload();
  await expect(page.locator(sign)).toBeInViewport();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the address of a sign opens its group', async ({ page }) => {
    await page.goto(at(`${list}${sign}`));
    await expect(page.locator(sign)).toBeInViewport();
  });
});

test('on phones all cards but the first are folded; a tap unfolds them, and print shows all', async ({
  page,
}) => {
  // Narrow enough for headings of several lines.
  await page.setViewportSize({ width: 320, height: 844 });
  await open(page, condition);
  const cards = page.locator('[data-urgency]');
  const last = cards.last();
  await expect(last.locator('li').first()).toBeHidden();
  await expect(cards.first().locator('li').first()).toBeVisible();
  const count = await last.locator('li').count();
  // Screen readers read its heading once.
  await expect(last.getByRole('heading')).toHaveCount(1);
  const row = last.locator('summary');
  await expect(row).toContainText(`(${count})`);
  await row.click();
  await expect(last.locator('li').first()).toBeVisible();
  await row.click();
  await page.emulateMedia({ media: 'print' });
  for (const item of await cards.locator('li').all()) await expect(item).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  await page.setViewportSize({ width: 1024, height: 844 });
  for (const item of await cards.locator('li').all()) await expect(item).toBeVisible();
  await expect(row).toBeHidden();
});

test('print shows all signs', async ({ page }) => {
  await open(page, list);
  await expect(page.locator(sign)).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  for (const each of Object.keys(registries.signs))
    await expect(page.locator(`#${each}`)).toBeVisible();
});
