import {
  at,
  expect,
  follow,
  hydrated,
  isMarked,
  markDocument,
  open,
  service,
  strings,
  test,
} from './site.ts';

test('links of a site below a path lead on without a full load', async ({ page }) => {
  await open(page, '/');
  await markDocument(page);
  for (const path of ['/about', '/contact', '/services', service]) await follow(page, path);
  await page
    .getByRole('navigation', { name: strings.layout.breadcrumbs })
    .getByRole('link', { name: strings.labels.home })
    .click();
  await expect(page).toHaveURL(at('/'));
  expect(await isMarked(page)).toBe(true);
});

test('an unknown address below the path shows the not-found page', async ({ page, complaints }) => {
  const response = await page.goto(at('/nope'));
  expect(response?.status()).toBe(404);
  await hydrated(page);
  await expect(page.locator('h1')).toHaveText(strings['not-found'].message);
  complaints.length = 0;
});
