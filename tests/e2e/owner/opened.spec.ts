import type { Page } from 'playwright/test';
import {
  at,
  expect,
  inMenu,
  nav,
  open,
  pageTypes,
  painted,
  staticPages,
  strings,
  test,
  violations,
} from '../site.ts';

/** What is wrong with what the page shows: headings in another typeface, numbers on two lines, hidden warnings or prices, a page wider than the window. */
const faults = (page: Page) =>
  page.evaluate(() => {
    const found: string[] = [];
    const isSeen = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    const face = (element: Element) => getComputedStyle(element).fontFamily;
    const title = document.querySelector('h1') as Element;
    for (const heading of document.querySelectorAll('h2, h3, h4')) {
      if (isSeen(heading) && face(heading) !== face(title))
        found.push(`"${heading.textContent}" is not in the typeface of headings`);
    }
    const range = document.createRange();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const { data, parentElement } = node as Text;
      if (!parentElement || !isSeen(parentElement)) continue;
      for (const { 0: number, index } of data.matchAll(/(?:\(\d{3}\) |\d-\d{3}-)\d{3}-\d{4}/g)) {
        range.setStart(node, index);
        range.setEnd(node, index + number.length);
        if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1)
          found.push(`${number} is on two lines, in "${data}"`);
      }
    }
    for (const part of document.querySelectorAll('main :is([data-block="emergency"], dl)'))
      if (!part.closest('details:not([open])') && !isSeen(part))
        found.push(`"${part.textContent}" is hidden`);
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth) found.push(`the page is ${scrollWidth} pixels wide`);
    return found;
  });

/** Items of accordions that move when an item of another column opens. */
const moved = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('[data-columns="2"]')].flatMap((accordion) => {
      const items = [...accordion.querySelectorAll('details')];
      const boxes = () => items.map((item) => item.getBoundingClientRect());
      const before = boxes();
      items[0]?.querySelector('summary')?.click();
      const after = boxes();
      return items
        .filter((_, index) => before[index]?.left !== before[0]?.left)
        .filter((item) => {
          const index = items.indexOf(item);
          return before[index]?.top !== after[index]?.top;
        })
        .map(({ textContent }) => textContent);
    }),
  );

/** Opens everything that a visitor can open below the header. Returns how much of it moves. */
const openAll = (page: Page) =>
  page.evaluate(() => {
    for (const details of document.querySelectorAll('body > :not(header) details')) {
      // Those of one accordion would close each other.
      details.removeAttribute('name');
      details.toggleAttribute('open', true);
    }
    return document.getAnimations().filter((each) => each instanceof CSSTransition).length;
  });

for (const path of pageTypes) {
  test(`everything that opens on ${path} is whole and accessible, and moves nothing beside it`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 1440, height: 900 });
    await open(page, path);
    expect.soft(await moved(page)).toEqual([]);
    await page.setViewportSize({ width: 390, height: 900 });
    expect.soft(await faults(page), 'closed').toEqual([]);
    expect.soft(await openAll(page), 'moves although visitors prefer reduced motion').toBe(0);
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await painted(page);
      expect.soft(await faults(page), `open, at ${width} pixels`).toEqual([]);
    }
    expect.soft(await violations(page), 'open').toEqual([]);
    await page.emulateMedia({ forcedColors: 'active' });
    // axe would judge the colors that the browser replaces.
    expect.soft(await violations(page, ['color-contrast']), 'in forced colors').toEqual([]);
  });
}

test('menus open inside the window, with everything in one typeface', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, '/about');
  const toggles = nav(page).getByRole('button', { expanded: false });
  const names = await nav(page).getByRole('button', { includeHidden: true }).allTextContents();
  for (const name of names) {
    const toggle = nav(page).getByRole('button', { name, exact: true });
    // Those inside a menu open with it.
    await toggle.click();
    const panel = page.locator(`[id="${await toggle.getAttribute('aria-controls')}"]`);
    await expect(panel).toBeInViewport({ ratio: 1 });
  }
  expect(await toggles.count()).toBeLessThan(names.length);
  expect.soft(await faults(page)).toEqual([]);
  expect.soft(await violations(page)).toEqual([]);

  const menu = page.getByRole('dialog');
  const devTools = await page.context().newCDPSession(page);
  // On phones and a laptop: text at 200 %, zoom at 200 %, and a tablet and a phone as they are.
  for (const [text, width, height] of [
    [32, 320, 568],
    [32, 390, 844],
    [32, 1280, 800],
    [16, 160, 284],
    [16, 195, 422],
    [16, 640, 400],
    [16, 1100, 800],
    [16, 390, 900],
  ] as const) {
    await page.keyboard.press('Escape');
    await devTools.send('Page.setFontSizes', { fontSizes: { standard: text } });
    await page.setViewportSize({ width, height });
    await page.getByRole('button', { name: strings.layout.openMenu }).click();
    const close = menu.getByRole('button', { name: strings.layout.closeMenu });
    await expect(close).toBeInViewport({ ratio: 1 });
    const beside = await menu.evaluate((dialog) => {
      for (const group of dialog.querySelectorAll('details')) group.open = true;
      return [...dialog.querySelectorAll('a, button, input, summary > svg')]
        .filter((part) => {
          const { left, right } = part.getBoundingClientRect();
          return left < 0 || right > innerWidth;
        })
        .map(({ outerHTML }) => outerHTML);
    });
    expect.soft(beside, `beside a window of ${width} pixels, with text of ${text}`).toEqual([]);
  }
  expect.soft(await faults(page)).toEqual([]);
  expect.soft(await violations(page)).toEqual([]);
  await expect(menu.getByRole('searchbox')).toBeVisible();
  await menu
    .locator(`a[href="${at('/contact')}"]`)
    .first()
    .click();
  await expect(menu).toBeHidden();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('folds and menus open, and their links work', async ({ page }) => {
    const { contact, services } = staticPages;
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(at('/services'));
    await page.locator('main summary').first().click();
    await expect(page.locator('main details > :last-child').first()).toBeVisible();
    const first = nav(page)
      .locator(`a[href^="${at('/services/')}"]`)
      .first();
    await expect(first).toBeHidden();
    await inMenu(page, services.page.name).hover();
    await expect(first).toBeVisible();
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('button', { name: strings.layout.openMenu }).click();
    await page.getByRole('dialog').getByRole('link', { name: contact.page.name }).click();
    await expect(page).toHaveURL(at('/contact'));
  });
});
