import type { Page } from 'playwright/test';
import { conditionsAnchors, formAnchor, warningSignsId } from '../../src/lib/anchor.ts';
import {
  arrive,
  article,
  at,
  condition,
  expect,
  follow,
  inMenu,
  open,
  pageTypes,
  painted,
  pathOfEntry,
  staticPages,
  strings,
  test,
} from './site.ts';

const place = (page: Page) => page.evaluate(() => scrollY);
const bar = (page: Page) => page.getByRole('navigation', { name: 'Quick actions' });

/** What screen readers are told without being asked. */
const said = (page: Page, words: string) =>
  expect(page.getByRole('status').filter({ hasText: words })).toHaveCount(1);

test('Back leads to the link that was followed, wherever it stood, and the page is named', async ({
  page,
}) => {
  await open(page, '/about');
  const title = await page.title();
  for (const landmark of ['banner', 'contentinfo'] as const) {
    const link = page.getByRole(landmark).getByRole('link', { name: strings.labels.book });
    await link.click();
    await arrive(page, '/contact');
    await expect(page.locator('h1')).toBeFocused();
    await page.goBack();
    await arrive(page, '/about');
    await expect(link).toBeFocused();
    await expect(link).toBeInViewport();
    await said(page, title);
  }
  await page.goForward();
  await arrive(page, '/contact');
  await expect(page.locator('h1')).toBeFocused();
});

test('a link that is opened in a new tab is not remembered as followed', async ({
  page,
  context,
}) => {
  await open(page, '/about');
  const link = page.getByRole('contentinfo').getByRole('link', { name: strings.labels.book });
  await link.click();
  await arrive(page, '/contact');
  const newTab = context.waitForEvent('page');
  await inMenu(page, 'about').click({ modifiers: ['ControlOrMeta'] });
  await (await newTab).close();
  await page.goBack();
  await arrive(page, '/about');
  await expect(link).toBeFocused();
  await expect(link).toBeInViewport();
});

test('Back leads to the heading where the link that was followed is out of reach', async ({
  page,
}) => {
  await open(page, '/services/conditions');
  // In a submenu, which is closed again.
  await follow(page, pathOfEntry('services'));
  await page.goBack();
  await arrive(page, '/services/conditions');
  await expect(page.locator('h1')).toBeFocused();
});

test('Back to a place that the browser has found itself leads to the link that was followed there', async ({
  page,
}) => {
  await open(page, condition);
  await page.locator(`main a[href="#${warningSignsId}"]`).first().click();
  await expect(page.locator(`#${warningSignsId}`)).toBeFocused();
  const all = page.getByRole('link', { name: strings['warning-signs'].all });
  await all.click();
  await expect(page.locator(`#${conditionsAnchors.allSigns}`)).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`#${warningSignsId}$`));
  await expect(all).toBeFocused();
  await expect(all).toBeInViewport();
});

test('a link to a place on another page focuses it, also in a collapsed item', async ({ page }) => {
  const { sections } = staticPages['new-patients'].body;
  const signs = sections.flatMap(({ signs: link }) => link ?? []);
  await open(page, '/new-patients');
  for (const { label } of signs) {
    await page.getByRole('link', { name: label }).click();
    await expect(page).toHaveURL(/#/);
    const target = page.locator(new URL(page.url()).hash);
    await expect(target).toBeFocused();
    await expect(target).toBeInViewport();
    await page.goBack();
    await arrive(page, '/new-patients');
    await expect(page.getByRole('link', { name: label })).toBeFocused();
  }
});

test.describe('a link to the page itself', () => {
  for (const [path, name] of [
    ['/contact', staticPages.contact.page.name],
    ['/new-patients', strings.labels.newPatientSpecial],
  ] as const) {
    test(`leads to the form of ${path}, each time`, async ({ page }) => {
      await open(page, path);
      const form = page.locator(`#${formAnchor}`);
      const links = page.locator(`a[href="${at(path)}"]:visible`);
      await expect(page.getByRole('link', { name }).first()).toBeVisible();
      for (const link of [links.first(), links.last(), links.last()]) {
        await link.click();
        await expect(form).toBeFocused();
        await expect(form).toBeInViewport();
        await expect(form.locator('iframe, [data-embed]').first()).toBeInViewport();
        await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      }
      await expect(page).toHaveURL(at(path));
    });
  }

  test('leads to the top of a page without a form, also from a place on it', async ({ page }) => {
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

  test('leads there from the bar and the menu of phones', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, '/contact');
    // Past the button of the hero, which the bar makes way for.
    await page.evaluate(() => scrollTo(0, 900));
    await bar(page).getByRole('link', { name: strings.layout.bookShort }).click();
    await expect(page.locator(`#${formAnchor}`)).toBeFocused();
    await page.getByRole('button', { name: strings.layout.openMenu }).click();
    await page.getByRole('dialog').getByRole('link', { name: strings.labels.book }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page.locator(`#${formAnchor}`)).toBeFocused();
  });
});

for (const [width, height] of [
  [320, 256],
  [341, 160],
] as const) {
  for (const path of pageTypes) {
    // In Firefox, Tab moves on to the toolbar after the last link.
    test(`at 400 % zoom (${width} × ${height}) nothing covers ${path}, and no focus is hidden`, {
      tag: '@chromium',
    }, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await open(page, path);
      await page.evaluate(() => scrollTo(0, 600));
      await painted(page);
      await expect(page.getByRole('banner').getByRole('button')).not.toBeInViewport();
      await expect(bar(page)).not.toBeInViewport();
      await page.evaluate(() => scrollTo(0, 0));
      const hidden: string[] = [];
      for (let presses = 0; presses < 40; presses += 1) {
        await page.keyboard.press('Tab');
        const name = await page.evaluate(() => {
          const element = document.activeElement;
          if (!element || element.matches('body, iframe')) return '';
          // A link may be broken over lines: one of its boxes must be in sight.
          const seen = [...element.getClientRects()].some(({ x, y, width: w, height: h }) => {
            const top = document.elementFromPoint(x + w / 2, y + Math.min(h, innerHeight) / 2);
            return top && (element.contains(top) || top.contains(element));
          });
          return seen ? '' : element.outerHTML.slice(0, 200);
        });
        if (name) hidden.push(name);
      }
      expect(hidden).toEqual([]);
    });
  }
}

test.describe('the bar of phones', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  for (const [path, reducedMotion] of [
    ['/', 'no-preference'],
    ['/new-patients', 'reduce'],
  ] as const) {
    // Firefox has no scroll-driven animations, so it always shows the bar.
    test(`makes way for the first button of ${path} while that is in sight, motion: ${reducedMotion}`, {
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

  test('is there from the start where the hero has no button', async ({ page }) => {
    for (const path of [article, condition, pathOfEntry('services'), '/services']) {
      await open(page, path);
      await expect(bar(page)).toBeInViewport({ ratio: 1 });
    }
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('is always there', async ({ page }) => {
      await page.goto(at('/'));
      await expect(bar(page)).toBeInViewport({ ratio: 1 });
    });
  });
});
