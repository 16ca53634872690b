import type { Page } from 'playwright/test';
import { formAnchor } from '../../../src/lib/anchor.ts';
import {
  arrive,
  article,
  at,
  condition,
  expect,
  follow,
  inMenu,
  open,
  service,
  staticPages,
  strings,
  test,
} from '../site.ts';

const place = (page: Page) => page.evaluate(() => scrollY);
const bar = (page: Page) => page.getByRole('navigation', { name: strings.layout.quickActions });

const expectAnnouncement = (page: Page, words: string) =>
  expect(page.getByRole('status').filter({ hasText: words })).toHaveCount(1);

test('a new page is announced where its heading does not say its name, and Back leads to the link in the menu', async ({
  page,
}) => {
  await open(page, '/');
  await inMenu(page, 'About').click();
  await arrive(page, '/about');
  await expectAnnouncement(page, await page.title());
  await page.goBack();
  await arrive(page, '/');
  await expect(inMenu(page, 'About')).toBeFocused();
  await follow(page, condition);
  await expect(page).toHaveTitle(/Backache/);
  await expect(page.getByRole('status').filter({ hasText: /./ })).toHaveCount(0);
});

test('a link to an anchor on another page opens and focuses a closed item, and announces the page', async ({
  page,
}) => {
  const { sections } = staticPages['new-patients'].body;
  const signs = sections.flatMap(({ signsLink }) => signsLink ?? []);
  await open(page, '/new-patients');
  for (const { label } of signs) {
    await page.getByRole('link', { name: label }).click();
    await expect(page).toHaveURL(/#/);
    const { hash } = new URL(page.url());
    const target = page.locator(hash);
    // The list of a part of the body is in that of all signs.
    await expect(page.locator(`details:has(${hash}) > summary`).last()).toBeFocused();
    await expect(target).toBeInViewport();
    await expectAnnouncement(page, staticPages.conditions.page.title);
    await page.goBack();
    await arrive(page, '/new-patients');
    await expectAnnouncement(page, staticPages['new-patients'].page.title);
    await expect(page.getByRole('link', { name: label })).toBeFocused();
  }
});

test.describe('a link to the page itself', () => {
  for (const [path, name] of [
    ['/contact', staticPages.contact.page.name],
    ['/new-patients', strings.labels.newPatientSpecial],
  ] as const) {
    test(`leads to the form of ${path} each time`, async ({ page }) => {
      await open(page, path);
      const form = page.locator(`#${formAnchor}`);
      const links = page.locator(`a[href="${at(path)}"]:visible`);
      await expect(page.getByRole('link', { name }).first()).toBeVisible();
      for (const link of [links.first(), links.last(), links.last()]) {
        await link.click();
        await expect(form.getByRole('heading').first()).toBeFocused();
        await expect(form).toBeInViewport();
        await expect(form.locator('iframe, [data-embed]').first()).toBeInViewport();
        await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      }
      await expect(page).toHaveURL(at(path));
    });
  }

  test('leads to the top of a page without a form, also from an anchor', async ({ page }) => {
    await open(page, '/about');
    const link = page.locator(`header nav a[href="${at('/about')}"]`).first();
    await page.evaluate(() => scrollTo(0, 1500));
    await link.click();
    await expect(page.locator('h1')).toBeFocused();
    await expect.poll(() => place(page)).toBe(0);
    await open(page, '/about#techniques');
    await expect.poll(() => place(page)).toBeGreaterThan(100);
    await link.click();
    await expect(page.locator('h1')).toBeFocused();
    await expect.poll(() => place(page)).toBe(0);
  });

  test('leads to the form from the menu of phones', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, '/contact');
    await page.getByRole('button', { name: strings.layout.openMenu }).click();
    const menu = page.getByRole('dialog');
    await menu.getByRole('link', { name: staticPages.contact.page.name }).click();
    await expect(menu).toBeHidden();
    await expect(page.locator(`#${formAnchor} h2`)).toBeFocused();
  });
});

test.describe('the action bar', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  for (const [path, reducedMotion] of [
    ['/', 'no-preference'],
    ['/new-patients', 'reduce'],
  ] as const) {
    // Firefox has no scroll-driven animations, so it always shows the bar.
    test(`hides while the first button of ${path} is in view, motion: ${reducedMotion}`, {
      tag: '@chromium',
    }, async ({ page }) => {
      await page.emulateMedia({ reducedMotion });
      await open(page, path);
      const button = page.locator('main section [data-variant=primary]').first();
      await expect(button).toBeInViewport();
      await expect(bar(page)).toBeHidden();
      await button.evaluate((element) => scrollBy(0, element.getBoundingClientRect().bottom));
      await expect(bar(page)).toBeVisible();
      await expect(bar(page)).toBeInViewport({ ratio: 1 });
      await page.evaluate(() => scrollTo(0, 0));
      await expect(bar(page)).toBeHidden();
    });
  }

  test('has call, directions and booking, from the start where the hero has no button', async ({
    page,
  }) => {
    for (const path of [article, condition, service]) {
      await open(page, path);
      await expect(bar(page)).toBeInViewport({ ratio: 1 });
    }
    const { call, directions, bookShort } = strings.layout;
    for (const name of [call, directions, bookShort])
      await expect(bar(page).getByRole('link', { name })).toBeInViewport();
  });

  test.describe('without JavaScript', { tag: '@chromium' }, () => {
    test.use({ javaScriptEnabled: false });

    test('is always visible', async ({ page }) => {
      await page.goto(at('/'));
      await expect(bar(page)).toBeInViewport({ ratio: 1 });
    });
  });
});
