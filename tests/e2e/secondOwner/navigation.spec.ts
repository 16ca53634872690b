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

/** The addresses in the menus from top to bottom. */
const menuWith = (overview: readonly string[]) =>
  [
    ...['/', '/services', '/services/care', '/services/exams'],
    ...['/services/conditions', ...overview, ...conditions],
    ...['/about', '/blog', giftCards, '/new-patients', '/contact'],
  ].map((path) => (path === giftCards ? path : at(path)));

const menuLinks = (links: ReturnType<Page['locator']>) =>
  links.evaluateAll((all) => all.map((each) => each.getAttribute('href')));

/** The panel of the submenu under a menu item. */
async function submenuOf(page: Page, name: string) {
  const toggle = page.getByRole('button', { name: `${name} ${layout.submenu}` });
  return page.locator(`[id="${await toggle.getAttribute('aria-controls')}"]`);
}

test.describe('wide screens', () => {
  // A menu that is still moving makes the tool scroll the page, which moves the menu from under the pointer.
  test.use({ viewport: wide, contextOptions: { reducedMotion: 'reduce' } });

  for (const width of [1200, 1440]) {
    // Playwright's Firefox scrolls the page under the menu before it clicks.
    test(`the submenu of conditions shows all of them at ${width} pixels, and closes on a click`, {
      tag: '@chromium',
    }, async ({ page }) => {
      await page.setViewportSize({ width, height: 650 });
      await open(page, '/');
      expect(await menuLinks(nav(page).locator('a'))).toEqual(menuWith(['/services/conditions']));
      await inMenu(page, 'Services').hover();
      await inMenu(page, 'Conditions').first().hover();
      for (const { fields } of entries.conditions)
        await expect(inMenu(page, fields.title)).toBeInViewport({ ratio: 1 });
      const last = inMenu(page, 'all-over: strain');
      await last.click();
      await arrive(page, '/conditions/all-over-strain');
      await expect(last).toBeHidden();
    });
  }

  test('the submenu of conditions scrolls in a low window', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 480 });
    await open(page, '/');
    await inMenu(page, 'Services').hover();
    await inMenu(page, 'Conditions').first().hover();
    const panel = await submenuOf(page, 'Conditions');
    const last = panel.getByRole('link').last();
    await expect(last).not.toBeInViewport({ ratio: 0.9 });
    await panel.hover();
    await page.mouse.wheel(0, 2000);
    await expect(last).toBeInViewport({ ratio: 0.9 });
  });

  test('submenus open by keyboard, and close on Escape and when the focus leaves', async ({
    page,
  }) => {
    await open(page, '/');
    const toggle = page.getByRole('button', { name: 'Services Submenu' });
    const child = inMenu(page, 'Care');
    await toggle.focus();
    await page.keyboard.press('Enter');
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await expect(child).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(child).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(child).toBeHidden();
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await expect(toggle).toBeFocused();
    await page.keyboard.press('Enter');
    await inMenu(page, 'Contact').focus();
    await expect(child).toBeHidden();
  });

  test('Escape closes the submenu that has the focus, then the one around it', async ({ page }) => {
    await open(page, '/');
    const outer = page.getByRole('button', { name: 'Services Submenu' });
    const inner = page.getByRole('button', { name: 'Conditions Submenu' });
    await outer.press('Enter');
    await inner.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    await expect(inner).toBeFocused();
    await expect(inner).toHaveAttribute('aria-expanded', 'false');
    await expect(outer).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Escape');
    await expect(outer).toBeFocused();
    await expect(outer).toHaveAttribute('aria-expanded', 'false');
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

  test.describe('without JavaScript', { tag: '@chromium' }, () => {
    test.use({ javaScriptEnabled: false });

    test('submenus open on hover and focus', async ({ page }) => {
      await page.goto(at('/'));
      const child = inMenu(page, 'Care');
      await expect(child).toBeHidden();
      await inMenu(page, 'Services').hover();
      await expect(child).toBeVisible();
      await page.mouse.move(10, 600);
      await expect(child).toBeHidden();
      await inMenu(page, 'Services').focus();
      await expect(child).toBeVisible();
    });
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

  test('the menu closes by its button, by a click outside and when a link is followed', async ({
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
    await dialog(page).getByRole('link', { name: 'New Patients' }).click();
    await arrive(page, '/new-patients');
    await expect(dialog(page)).toBeHidden();
    await expect(page.locator('h1')).toBeFocused();
  });

  test('the groups of the menu unfold and fold', async ({ page }) => {
    await open(page, '/about');
    await opener(page).click();
    const find = (name: string) => dialog(page).getByRole('link', { name, exact: true });
    const [service, condition] = [find('Care'), find('Backache')];
    const group = (name: string) => dialog(page).getByText(name, { exact: true });
    await expect(service).toBeHidden();
    await group('Services').click();
    await expect(service).toBeVisible();
    await expect(condition).toBeHidden();
    await group('Conditions').click();
    await expect(condition).toBeVisible();
    await group('Services').click();
    await expect(service).toBeHidden();
  });

  test('the action bar has call, directions and booking', async ({ page }) => {
    await open(page, article);
    const bar = page.getByRole('navigation', { name: strings.layout.quickActions });
    await expect(bar.getByRole('link', { name: layout.call })).toBeInViewport();
    await expect(bar.getByRole('link', { name: layout.directions })).toBeInViewport();
    const book = bar.getByRole('link', { name: layout.bookShort });
    await expect(book).toHaveAttribute('href', 'https://booking.example.org/olathe-spine');
  });

  test.describe('without JavaScript', { tag: '@chromium' }, () => {
    test.use({ javaScriptEnabled: false });

    test('the menu opens and its links work', async ({ page }) => {
      await page.goto(at('/'));
      await opener(page).click();
      await dialog(page).getByRole('link', { name: 'New Patients' }).click();
      await expect(page).toHaveURL(at('/new-patients'));
    });
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

test('the footer leads to other sites and to files', async ({ page }) => {
  await open(page, '/about');
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('link', { name: 'Gift cards' })).toHaveAttribute('href', giftCards);
  await footer.getByRole('link', { name: 'Our mark' }).click();
  await expect(page).toHaveURL(at('/icon.svg'));
});
