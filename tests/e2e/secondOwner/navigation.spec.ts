import type { Page } from 'playwright/test';
import { regions } from '../../../src/schemas/common.ts';
import { anyCode } from '../scriptFiles.ts';
import {
  arrive,
  at,
  condition,
  entries,
  expect,
  hold,
  hydrated,
  inMenu,
  nav,
  open,
  painted,
  strings,
  test,
} from '../site.ts';

const wide = { width: 1280, height: 900 };
const { layout } = strings;

const conditions = regions.flatMap((region) => [
  ...(region === 'back' ? ['/conditions/ache'] : []),
  ...[`/conditions/${region}-ache`, `/conditions/${region}-strain`],
]);
/** Another site, which menus and footer name. */
const giftCards = 'https://gifts.example.com/olathe';

/** From top to bottom. */
const menuWith = (overview: readonly string[]) =>
  [
    ...['/', '/services', '/services/care', '/services/exams'],
    ...['/services/conditions', ...overview, ...conditions],
    ...['/about', '/blog', giftCards, '/new-patients', '/contact'],
  ].map((path) => (path === giftCards ? path : at(path)));

const menuLinks = (links: ReturnType<Page['locator']>) =>
  links.evaluateAll((all) => all.map((each) => each.getAttribute('href')));

test.describe('wide screens', () => {
  // A menu that is still moving makes the tool scroll the page, which moves the menu from under the pointer.
  test.use({ viewport: wide, contextOptions: { reducedMotion: 'reduce' } });

  /** Opens the submenu of conditions by keyboard. With the focus in it, nothing that a mouse does closes it. */
  async function openConditions(page: Page) {
    await open(page, '/');
    await page.getByRole('button', { name: 'Services Submenu' }).press('Enter');
    await page.getByRole('button', { name: 'Conditions Submenu' }).press('Enter');
    await inMenu(page, 'Backache').focus();
    return inMenu(page, 'all-over: strain');
  }

  for (const width of [1200, 1440]) {
    // Playwright's Firefox scrolls the page under the menu before it clicks.
    test(`the submenu of conditions shows all of them at ${width} pixels, and closes on a click`, {
      tag: '@chromium',
    }, async ({ page }) => {
      await page.setViewportSize({ width, height: 650 });
      const last = await openConditions(page);
      expect(await menuLinks(nav(page).locator('a'))).toEqual(menuWith(['/services/conditions']));
      for (const { fields } of entries.conditions)
        await expect(inMenu(page, fields.title)).toBeInViewport({ ratio: 1 });
      await last.click();
      await arrive(page, '/conditions/all-over-strain');
      await expect(last).toBeHidden();
    });
  }

  test('submenus open by keyboard; Escape closes the innermost, and the focus the one that it leaves', async ({
    page,
  }) => {
    await open(page, '/');
    const outer = page.getByRole('button', { name: 'Services Submenu' });
    const inner = page.getByRole('button', { name: 'Conditions Submenu' });
    const child = inMenu(page, 'Care');
    await outer.press('Enter');
    await page.keyboard.press('Tab');
    await expect(child).toBeFocused();
    await inner.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    await expect(inner).toBeFocused();
    await expect(inner).toHaveAttribute('aria-expanded', 'false');
    await expect(outer).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Escape');
    await expect(outer).toBeFocused();
    await expect(child).toBeHidden();
    await page.keyboard.press('Enter');
    await expect(child).toBeVisible();
    await inMenu(page, 'Contact').focus();
    await expect(child).toBeHidden();
  });
});

test.describe('small screens', () => {
  test.use({ viewport: { width: 390, height: 800 } });

  const opener = (page: Page) => page.getByRole('button', { name: layout.openMenu });
  const dialog = (page: Page) => page.getByRole('dialog', { name: layout.menu });

  for (const moment of ['before', 'after'] as const) {
    // In Firefox, Tab moves on to the toolbar after the last link.
    test(`a menu opened ${moment} hydration keeps the page from scrolling and the focus inside, until Escape`, {
      tag: '@chromium',
    }, async ({ page }) => {
      const letGo = await hold(page, anyCode);
      if (moment === 'after') await letGo();
      await page.goto(at('/about'), { waitUntil: 'commit' });
      if (moment === 'after') await hydrated(page);
      await expect(dialog(page)).toBeHidden();
      await opener(page).click();
      await expect(dialog(page)).toBeVisible();
      const expectNoScroll = async () => {
        await page.mouse.wheel(0, 500);
        await painted(page);
        expect(await page.evaluate(() => scrollY)).toBe(0);
      };
      await expectNoScroll();
      await letGo();
      await hydrated(page);
      await expectNoScroll();
      // Screen readers say its name.
      if (moment === 'after') await expect(dialog(page)).toBeFocused();
      expect(await menuLinks(dialog(page).locator('nav a'))).toEqual(menuWith([]));
      for (let presses = 0; presses < 15; presses += 1) {
        await page.keyboard.press('Tab');
        await expect(page.locator(':is(header, main, footer) :focus:not(dialog *)')).toHaveCount(0);
      }
      await page.keyboard.press('Escape');
      await expect(dialog(page)).toBeHidden();
      await expect(opener(page)).toBeFocused();
    });
  }

  test('the menu closes by its button, by a click outside and when a link in a group of a group is followed', async ({
    page,
  }) => {
    await open(page, '/about');
    await opener(page).click();
    await dialog(page).getByRole('button', { name: layout.closeMenu }).click();
    await expect(dialog(page)).toBeHidden();
    await opener(page).click();
    await expect(dialog(page)).toBeVisible();
    await page.mouse.click(10, 400);
    await expect(dialog(page)).toBeHidden();
    await opener(page).click();
    const link = dialog(page).getByRole('link', { name: 'Backache', exact: true });
    for (const group of ['Services', 'Conditions']) {
      await expect(link).toBeHidden();
      await dialog(page).getByText(group, { exact: true }).click();
    }
    await link.click();
    await arrive(page, condition);
    await expect(dialog(page)).toBeHidden();
    await expect(page.locator('h1')).toBeFocused();
  });

  test('the menu opens and closes in browsers without popovers', {
    tag: '@chromium',
  }, async ({ page }) => {
    await page.addInitScript(() => {
      Reflect.deleteProperty(HTMLElement.prototype, 'hidePopover');
    });
    await open(page, '/about');
    await page.evaluate(() => document.querySelector('dialog')?.removeAttribute('popover'));
    await opener(page).click();
    await expect(dialog(page)).toBeVisible();
    await dialog(page).getByRole('button', { name: layout.closeMenu }).click();
    await expect(dialog(page)).toBeHidden();
  });
});
