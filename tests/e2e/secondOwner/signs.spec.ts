import { at, expect, open, test } from '../site.ts';

const list = '/services/conditions';
const sign = '#long';

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
