import type { Page } from 'playwright/test';
import { regions } from '../../../src/schemas/common.ts';
import { anyCode } from '../scriptFiles.ts';
import {
  arrive,
  article,
  at,
  condition,
  entries,
  expect,
  follow,
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

  test('the submenu of conditions scrolls in a low window', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 480 });
    const last = await openConditions(page);
    await expect(last).not.toBeInViewport({ ratio: 0.9 });
    await inMenu(page, 'Backache').hover();
    await page.mouse.wheel(0, 2000);
    await expect(last).toBeInViewport({ ratio: 0.9 });
  });

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

  test('the top bar hides after 100 pixels without a layout shift, and cannot be focused', async ({
    page,
  }) => {
    await open(page, '/about');
    const bar = page.locator('header > div').first();
    const top = () =>
      page.locator('h1').evaluate((element) => element.getBoundingClientRect().top + scrollY);
    const before = await top();
    await page.mouse.wheel(0, 120);
    await expect(bar).not.toBeInViewport();
    await expect(bar).toHaveAttribute('inert', '');
    expect(await top()).toBeCloseTo(before);
    await page.mouse.wheel(0, -30);
    await expect(bar).toBeInViewport();
    await expect(bar).not.toHaveAttribute('inert');
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
});

test('nothing moves if visitors prefer reduced motion', { tag: '@chromium' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 1280, height: 900 });
  await open(page, '/');
  await page.evaluate(() => {
    for (const move of ['transitionrun', 'animationstart'])
      document.addEventListener(move, () =>
        document.documentElement.setAttribute('data-moved', ''),
      );
  });
  await inMenu(page, 'Services').hover();
  await expect(inMenu(page, 'Conditions').first()).toBeVisible();
  await page.locator('main details:not([name=hurts]) summary').first().click();
  await follow(page, '/new-patients');
  await expect(page.locator('html[data-moved]')).toHaveCount(0);
});

// Firefox reports a module request that the navigation aborts as a page error.
test('only links to the page itself are marked as current, even before hydration', {
  tag: '@chromium',
}, async ({ page }) => {
  const current = (scope = 'body') =>
    page
      .locator(`${scope} [aria-current=page]`)
      .evaluateAll((all) => [
        ...new Set(all.map((element) => element.getAttribute('href') ?? 'no link')),
      ]);
  await page.route(anyCode, () => {});
  await page.goto(at(article), { waitUntil: 'commit' });
  await page.locator('footer').waitFor();
  expect(await current()).toEqual(['no link']);
  await page.unrouteAll();
  await open(page, '/blog');
  expect(await current()).toEqual([at('/blog'), 'no link']);
  await follow(page, article);
  expect(await current()).toEqual(['no link']);
  await follow(page, condition);
  expect(await current('header')).toEqual([at(condition)]);
});
