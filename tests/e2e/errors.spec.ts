import { type Page, test as plain } from 'playwright/test';
import { expect, hydrated, open, stubThirdParties, test } from './site.ts';

/** Errors that the console reports, without the browser's own note on the status of the document. */
function consoleErrors(page: Page) {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource')) {
      errors.push(message.text());
    }
  });
  page.on('pageerror', (error) => errors.push(error.message));
  return errors;
}

for (const path of ['/nope', '/nope/deeper', '/blog/nope', '/conditions/nope', '/services/nope']) {
  plain(`${path} shows the not-found page, hydrated too, and logs the path`, async ({ page }) => {
    const errors = consoleErrors(page);
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await hydrated(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found');
    await expect(page.getByText('404', { exact: true })).toBeVisible();
    expect(errors).toEqual([`404: there is no page at ${path}`]);
    await page.getByRole('link', { name: 'Return to Home' }).click();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });
}

for (const path of ['/nope', '/blog/nope', '/conditions/nope']) {
  plain(`a link to ${path} shows the not-found page in client navigation`, async ({ page }) => {
    const errors = consoleErrors(page);
    await open(page, '/about');
    await page.evaluate((href) => {
      const link = document.createElement('a');
      link.href = href;
      document.querySelector('main')?.append(link);
      link.click();
    }, path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found');
    await expect(page).toHaveTitle(/not found/i);
    expect(errors).toEqual([`404: there is no page at ${path}`]);
    await page.getByRole('link', { name: 'Return to Home' }).click();
    await expect(page).toHaveURL('/');
    await expect(page).not.toHaveTitle(/not found/i);
  });
}

plain(
  'a page that fails in the browser says so, with the way home and the phone',
  async ({ page }) => {
    await page.route(/\/assets\/new-patients-.*\.js/, (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: 'export const loader = () => ({}); export const component = () => { throw new Error("broken"); };',
      }),
    );
    await open(page, '/contact');
    await page.getByRole('contentinfo').getByRole('link', { name: 'New Patient Special' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Unexpected Application Error',
    );
    await expect(page.getByRole('link', { name: 'Call the clinic' })).toHaveAttribute(
      'href',
      /^tel:/,
    );
    await page.getByRole('link', { name: 'Return to Home' }).click();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Chiropractic care');
  },
);

test('pages work with third parties blocked', async ({ page }) => {
  await page.unrouteAll();
  await page.route(
    (url) => url.hostname !== 'localhost',
    (route) => route.abort('aborted'),
  );
  for (const path of ['/', '/new-patients', '/contact']) {
    await open(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('main').getByRole('link', { name: /^Call/ }).first()).toHaveAttribute(
      'href',
      /^tel:/,
    );
  }
  await stubThirdParties(page);
});
