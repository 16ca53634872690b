import { at, expect, open, site, strings, test } from '../site.ts';

const title = 'Notice of privacy practices';

test('the footer leads to other sites, to files and to a page of the owner’s own, which the search finds', async ({
  page,
}) => {
  await open(page, '/');
  const search = page.getByRole('main').getByRole('search');
  await search.getByRole('searchbox', { name: strings.search.label }).fill('hipaa');
  await expect(search.getByRole('link', { name: title })).toBeVisible();
  const footer = page.getByRole('contentinfo');
  const giftCards = footer.getByRole('link', { name: 'Gift cards' });
  await expect(giftCards).toHaveAttribute('href', 'https://gifts.example.com/olathe');
  await footer.getByRole('link', { name: 'Privacy practices' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(page).toHaveTitle(`${title} | ${site.shortName}`);
  const table = page.getByRole('main').getByRole('table');
  await expect(table.getByRole('cell', { name: 'bills' })).toBeVisible();
  await footer.getByRole('link', { name: 'Our mark' }).click();
  await expect(page).toHaveURL(at('/icon.svg'));
});
