import { type Page, test as plain } from 'playwright/test';
import { formatPhone, telephoneHref } from '../../src/lib/phone.ts';
import {
  arrive,
  article,
  at,
  documentLoads,
  entries,
  expect,
  follow,
  hydrated,
  inMenu,
  isMarked,
  markDocument,
  moveTo,
  open,
  saveData,
  site,
  staticPages,
  strings,
  test,
} from './site.ts';

const notFound = strings['not-found'];
const broken = strings['unexpected-error'];
const call = telephoneHref(site.phones.scheduling);

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

plain(
  'the not-found page leads on to conditions, by words that somebody types too',
  async ({ page }) => {
    await page.goto(at('/nope'));
    const all = page.getByRole('main').getByRole('link', { name: notFound.conditions });
    await expect(all).toHaveAttribute('href', at('/services/conditions'));
    const [first] = entries.conditions;
    await page.getByRole('searchbox').pressSequentially(first?.fields.title ?? '');
    await page.getByRole('searchbox').press('Enter');
    await arrive(page, `/conditions/${first?.slug}`);
  },
);

for (const path of ['/nope/deeper', '/blog/nope', '/conditions/nope', '/services/nope']) {
  plain(`${path} shows the not-found page, hydrated too, and logs the path`, async ({ page }) => {
    const errors = consoleErrors(page);
    const response = await page.goto(at(path));
    expect(response?.status()).toBe(404);
    await hydrated(page);
    await expect(page.locator('h1')).toHaveText(notFound.message);
    await expect(page.getByText(notFound.code, { exact: true })).toBeVisible();
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    expect(errors).toEqual([`404: there is no page at ${at(path)}`]);
    await page.getByRole('link', { name: notFound.link }).click();
    await arrive(page, '/');
    await expect(page.locator('h1')).toBeFocused();

    await moveTo(page, path);
    await expect(page.locator('h1')).toHaveText(notFound.message);
    await expect(page).toHaveTitle(notFound.title);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    expect(errors).toHaveLength(2);
    await page.getByRole('link', { name: notFound.link }).click();
    await arrive(page, '/');
    await expect(page).toHaveTitle(`${staticPages.home.page.title} | ${site.shortName}`);
  });
}

plain(
  'a page that fails says so inside the frame; Back brings the page before',
  async ({ page }) => {
    await page.route(/\/assets\/about-.*\.js/, (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: 'export const loader = () => undefined; export const component = () => { throw new Error("broken"); };',
      }),
    );
    await open(page, '/contact');
    await markDocument(page);
    const errorHeading = page.getByRole('heading', { name: broken.title });
    await inMenu(page, 'about').click();
    // Loaded once more, in vain.
    await expect.poll(() => isMarked(page).catch(() => true)).toBe(false);
    await expect(errorHeading).toBeVisible();
    await markDocument(page);
    await expect(page.getByRole('link', { name: broken.call })).toHaveAttribute('href', call);
    const expectFrame = async () => {
      const phone = page.getByRole('banner').getByText(formatPhone(site.phones.scheduling));
      await expect(phone.first()).toBeVisible();
      await expect(page.getByRole('contentinfo')).toContainText(strings.layout.hours);
    };
    await expectFrame();
    await page.goBack();
    await arrive(page, '/contact');
    await expect(page).toHaveTitle(`${staticPages.contact.page.title} | ${site.shortName}`);
    await expectFrame();
    expect(await isMarked(page)).toBe(true);
    await page.goForward();
    await expect(errorHeading).toBeVisible();
    await page.getByRole('link', { name: broken.link }).click();
    await arrive(page, '/');
  },
);

for (const [path, comesBack] of [
  ['/about', true],
  [article, true],
  ['/about', false],
] as const) {
  const when = comesBack ? 'until a reload' : 'for good';
  plain(`code of ${path} that is gone ${when} leads to one full load`, async ({ page }) => {
    const [loads, errors] = [documentLoads(page), consoleErrors(page)];
    // What a page that is open while a new version is uploaded asks for.
    const code = new RegExp(`/assets/${path.split('/').at(-1)}-.*\\.js`);
    await page.route(code, (route) =>
      comesBack && loads.length > 1 ? route.continue() : route.fulfill({ status: 404 }),
    );
    await open(page, '/blog');
    await page
      .locator(`main a[href="${at(path)}"], header a[href="${at(path)}"]`)
      .first()
      .focus();
    await page.keyboard.press('Enter');
    await arrive(page, path);
    // Alive again, or its code has been asked for in vain.
    await (comesBack ? hydrated(page) : expect.poll(() => errors.length).toBeGreaterThan(1));
    const { newPatientSpecial } = strings.labels;
    await page.getByRole('contentinfo').getByRole('link', { name: newPatientSpecial }).click();
    await arrive(page, '/new-patients');
    expect(loads).toEqual(['/blog', path, ...(comesBack ? [] : ['/new-patients'])].map(at));
  });
}

plain('offline, a page that cannot come says so and offers the phone', async ({ page }) => {
  await saveData(page);
  await open(page, '/blog');
  await page.context().setOffline(true);
  await inMenu(page, 'new-patients').click();
  await expect(page.getByText(broken.offline)).toBeVisible();
  await expect(page).toHaveTitle(`${broken.title} | ${site.shortName}`);
  await expect(page.getByRole('link', { name: broken.call })).toHaveAttribute('href', call);
  await page.context().setOffline(false);
  await page.goBack();
  await arrive(page, '/blog');
});

for (const [name, answer] of [
  ['blocked', 'abort'],
  ['never answer', 'hold'],
] as const) {
  test(`pages work when third parties are ${name}`, async ({ page }) => {
    await page.unrouteAll();
    await page.route(
      (url) => url.hostname !== 'localhost',
      (route) => (answer === 'abort' ? route.abort('aborted') : undefined),
    );
    for (const path of ['/', '/new-patients', '/contact']) {
      await page.goto(at(path), { waitUntil: 'commit' });
      await hydrated(page);
      await expect(page.locator('h1')).toBeVisible();
      await expect(page.locator(`main a[href="${call}"]:visible`).first()).toBeVisible();
    }
    await follow(page, '/about');
  });
}
