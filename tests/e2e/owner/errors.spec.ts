import { formatPhone, telephoneHref } from '../../../src/lib/phone.ts';
import { ownCodeOf } from '../scriptFiles.ts';
import {
  arrive,
  article,
  at,
  documentLoads,
  expect,
  homeLink,
  hydrated,
  inFooter,
  isMarked,
  markDocument,
  moveTo,
  open,
  saveData,
  site,
  staticPages,
  strings,
  testAllowingErrors,
} from '../site.ts';

const notFound = strings['not-found'];
const broken = strings['unexpected-error'];
const call = telephoneHref(site.phones.scheduling);

const unknown = ['/blog/nope', '/conditions/nope', '/services/nope', '/info/nope'];
// The last has an encoded slash inside its slug.
for (const path of ['/nope/deeper', ...unknown, article.replace('/blog/', '/blog/blog%2F')]) {
  testAllowingErrors(
    `${path} shows the not-found page on a full load and on the client`,
    async ({ page }) => {
      const errors: string[] = [];
      // The browser has its own messages about failed requests.
      const note = (text: string) =>
        /^(Failed to load|Loading module)/.test(text) || errors.push(text);
      page.on('console', (message) => message.type() === 'error' && note(message.text()));
      page.on('pageerror', ({ message }) => note(message));
      const response = await page.goto(at(path));
      expect(response?.status()).toBe(404);
      await hydrated(page);
      for (const count of [1, 2]) {
        await expect(page.locator('h1')).toHaveText(notFound.message);
        await expect(page).toHaveTitle(`${notFound.title} | ${site.shortName}`);
        await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
        const main = page.getByRole('main');
        await expect(main.getByRole('link', { name: notFound.conditions })).toBeVisible();
        await expect(main.getByRole('searchbox')).toBeVisible();
        await expect
          .poll(() => errors)
          .toEqual(Array(count).fill(`404: there is no page at ${at(path)}`));
        await page.getByRole('link', { name: notFound.link }).click();
        await arrive(page, '/');
        await expect(page.locator('h1')).toBeFocused();
        if (count === 1) await moveTo(page, path);
      }
      await expect(page).toHaveTitle(`${staticPages.home.page.title} | ${site.shortName}`);
    },
  );
}

testAllowingErrors(
  'a page whose code is missing loads in full, and shows the error page next time',
  async ({ page }) => {
    const loads = documentLoads(page);
    await page.route(ownCodeOf('/new-patients'), (route) => route.fulfill({ status: 404 }));
    await open(page, '/');
    await inFooter(page).press('Enter');
    await arrive(page, '/new-patients');
    await homeLink(page).click();
    await arrive(page, '/');
    await hydrated(page);
    expect(loads).toEqual(['/', '/new-patients', '/'].map(at));

    await markDocument(page);
    await inFooter(page).press('Enter');
    const errorHeading = page.getByRole('heading', { name: broken.title });
    await expect(errorHeading).toBeVisible();
    await expect(page.getByRole('link', { name: broken.call })).toHaveAttribute('href', call);
    const phone = page.getByRole('banner').getByText(formatPhone(site.phones.scheduling));
    await expect(phone.first()).toBeVisible();
    await expect(page.getByRole('contentinfo')).toContainText(strings.layout.hours);
    await page.goBack();
    await arrive(page, '/');
    await expect(page).toHaveTitle(`${staticPages.home.page.title} | ${site.shortName}`);
    expect(await isMarked(page)).toBe(true);
    await page.goForward();
    await expect(errorHeading).toBeVisible();
    await page.getByRole('link', { name: broken.link }).click();
    await arrive(page, '/');
  },
);

testAllowingErrors(
  'offline, a page that cannot load says so and offers the phone number, and loads with the connection',
  async ({ page }) => {
    await saveData(page);
    await open(page, '/blog');
    await page.context().setOffline(true);
    await page
      .locator(`main a[href="${at(article)}"]`)
      .first()
      .press('Enter');
    await expect(page.getByText(broken.offline)).toBeVisible();
    await expect(page).toHaveTitle(`${broken.title} | ${site.shortName}`);
    await expect(page.getByRole('link', { name: broken.call })).toHaveAttribute('href', call);
    await page.context().setOffline(false);
    await arrive(page, article);
  },
);
