import { test as base, expect, follow, hydrated, movedSitePort } from './site.ts';

const test = base.extend({ baseURL: `http://localhost:${movedSitePort}` });

test('a site below a path navigates on the client and finds its files', async ({ page }) => {
  await page.goto('/clinic/');
  await hydrated(page);
  await page.evaluate(() => document.querySelector('header')?.setAttribute('data-marked', ''));
  for (const path of [
    '/clinic/about',
    '/clinic/contact',
    '/clinic/new-patients',
    '/clinic/services',
  ]) {
    await follow(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(page.locator('header[data-marked]')).toHaveCount(1);
  }
  await follow(page, '/clinic/services/digital-x-rays');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Digital x-rays');
  await page
    .getByRole('navigation', { name: 'Breadcrumbs' })
    .getByRole('link', { name: 'Home' })
    .click();
  await expect(page).toHaveURL(/\/clinic\/?$/);
});

base('an unknown address below the path shows the not-found page', async ({ page, complaints }) => {
  const response = await page.goto(`http://localhost:${movedSitePort}/clinic/nope`);
  expect(response?.status()).toBe(404);
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found');
  complaints.length = 0;
});
