import type { Page } from 'playwright/test';
import { formAnchor } from '../../../src/lib/anchor.ts';
import {
  arrive,
  at,
  condition,
  expect,
  follow,
  inMenu,
  open,
  staticPages,
  strings,
  test,
} from '../site.ts';

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
});
