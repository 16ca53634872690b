import { type Page, test as plain } from 'playwright/test';
import {
  expect,
  hydrated,
  isMarked,
  markDocument,
  moveTo,
  open,
  saveData,
  stubThirdParties,
  test,
} from './site.ts';

/** Errors that the console reports, without the browser's own notes on the status of documents and code. */
function consoleErrors(page: Page) {
  const errors: string[] = [];
  const note = (message: string) => {
    if (!/^(Failed to load resource|Loading module from)/.test(message)) errors.push(message);
  };
  page.on('console', (message) => message.type() === 'error' && note(message.text()));
  page.on('pageerror', ({ message }) => note(message));
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
    await moveTo(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found');
    await expect(page).toHaveTitle(/not found/i);
    expect(errors).toEqual([`404: there is no page at ${path}`]);
    await page.getByRole('link', { name: 'Return to Home' }).click();
    await expect(page).toHaveURL('/');
    await expect(page).not.toHaveTitle(/not found/i);
  });
}

/** Answers a page's code with a component that throws. */
const breakPage = (page: Page, code: RegExp) =>
  page.route(code, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: 'export const loader = () => undefined; export const component = () => { throw new Error("broken"); };',
    }),
  );

plain(
  'a page that fails says so inside the frame; Back brings the page before',
  async ({ page }) => {
    await breakPage(page, /\/assets\/about-.*\.js/);
    await open(page, '/contact');
    await markDocument(page);
    const errorHeading = page.getByRole('heading', { name: 'Unexpected Application Error' });
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'About' })
      .click();
    // Loaded once more, in vain.
    await expect.poll(() => isMarked(page).catch(() => true)).toBe(false);
    await expect(errorHeading).toBeVisible();
    await markDocument(page);
    await expect(page).toHaveTitle(/Unexpected Application Error/);
    await expect(page.getByRole('link', { name: 'Call the clinic' })).toHaveAttribute(
      'href',
      /^tel:/,
    );
    await expect(page.getByRole('banner').getByRole('link', { name: /555/ })).toBeVisible();
    await expect(page.getByRole('contentinfo')).toContainText('Office hours');
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Let us find you a time');
    await expect(page).toHaveTitle(/^Contact/);
    await expect(page.getByRole('banner').getByRole('link', { name: /, home$/ })).toBeVisible();
    await expect(page.getByRole('contentinfo')).toContainText('Office hours');
    expect(await isMarked(page)).toBe(true);
    await page.goForward();
    await expect(errorHeading).toBeVisible();
    await page.getByRole('link', { name: 'Return to Home' }).click();
    await expect(page).toHaveURL('/');
  },
);

for (const path of ['/about', '/blog/back-pain-relief']) {
  plain(`code of ${path} that is gone leads to one full load`, async ({ page }) => {
    const loads: string[] = [];
    // What a page that is open while a new version is uploaded asks for; the new version has it.
    await page.route(/\/assets\/(about-|.*\/back-pain-relief).*\.js/, (route) =>
      loads.length > 0 ? route.continue() : route.fulfill({ status: 404 }),
    );
    await open(page, '/blog');
    await markDocument(page);
    page.on('request', (request) => request.isNavigationRequest() && loads.push(request.url()));
    await page
      .locator(`main a[href="${path}"], header a[href="${path}"]`)
      .first()
      .evaluate((link: HTMLAnchorElement) => link.click());
    await expect.poll(() => isMarked(page).catch(() => true)).toBe(false);
    await expect(page).toHaveURL(path);
    await hydrated(page);
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/Error/);
    expect(loads).toHaveLength(1);
  });
}

plain(
  'code that stays away never makes a loop, and leaves a page that can be read',
  async ({ page }) => {
    await page.route(/\/assets\/about-.*\.js/, (route) => route.fulfill({ status: 404 }));
    await open(page, '/blog');
    const loads: string[] = [];
    page.on('request', (request) => request.isNavigationRequest() && loads.push(request.url()));
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'About' })
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'The people who will know your name',
    );
    await page.waitForTimeout(1500);
    expect(loads).toHaveLength(1);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Book An Appointment' }).click();
    await expect(page).toHaveURL('/contact');
  },
);

plain('offline, a page that cannot come says so and offers the phone', async ({ page }) => {
  await saveData(page);
  await open(page, '/blog');
  await page.context().setOffline(true);
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'New Patients' })
    .click();
  await expect(page.getByText('You seem to be offline')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Call the clinic' })).toHaveAttribute(
    'href',
    /^tel:/,
  );
  await page.context().setOffline(false);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Read before you hurt, or while you do',
  );
});

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
