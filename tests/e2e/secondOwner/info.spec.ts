import { expect, open, site, strings, test, testAllowingErrors } from '../site.ts';

const title = 'Notice of privacy practices';

test('the footer leads to a page of the owner’s own', async ({ page }) => {
  await open(page, '/about');
  const footer = page.getByRole('contentinfo');
  await footer.getByRole('link', { name: 'Privacy practices' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(page).toHaveTitle(`${title} | ${site.shortName}`);
  const table = page.getByRole('main').getByRole('table');
  await expect(table.getByRole('cell', { name: 'bills' })).toBeVisible();
});

test('the search finds a page of the owner’s own by its synonyms', async ({ page }) => {
  await open(page, '/');
  const search = page.getByRole('main').getByRole('search');
  await search.getByRole('searchbox', { name: strings.search.label }).fill('hipaa');
  await expect(search.getByRole('link', { name: title })).toBeVisible();
});

testAllowingErrors('an address below /info that is no page says so', async ({ page }) => {
  await open(page, '/info/nothing');
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(title);
  await expect(page.getByRole('main')).toContainText('404');
});
