import type { Page } from 'playwright/test';
import { condition, expect, layOutWhole, nav, open, staticPages, strings, test } from '../site.ts';

const { layout } = strings;
const openMenu = (page: Page) => page.getByRole('button', { name: layout.openMenu }).click();

test('the menu opens and closes in browsers without popovers', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(HTMLElement.prototype, 'hidePopover');
  });
  await page.setViewportSize({ width: 390, height: 800 });
  await open(page, '/about');
  const menu = page.getByRole('dialog', { name: layout.menu });
  await page.evaluate(() => document.querySelector('dialog')?.removeAttribute('popover'));
  await openMenu(page);
  await expect(menu).toBeVisible();
  await menu.getByRole('button', { name: layout.closeMenu }).click();
  await expect(menu).toBeHidden();
});

/** Deletes the rules that a browser does not know. Returns how many there were, and the words that were shown before and after. */
const takeRules = (page: Page, unknown: RegExp) =>
  page.evaluate((pattern) => {
    const words = () => document.querySelector('main')?.innerText.split(/\s+/) ?? [];
    let taken = 0;
    const takeFrom = (owner: CSSStyleSheet | CSSGroupingRule) => {
      for (let index = owner.cssRules.length - 1; index >= 0; index -= 1) {
        const rule = owner.cssRules[index];
        const condition =
          rule instanceof CSSMediaRule || rule instanceof CSSSupportsRule
            ? rule.conditionText
            : (rule as CSSStyleRule).selectorText;
        if (pattern.test(condition ?? '')) {
          owner.deleteRule(index);
          taken += 1;
        } else if (rule instanceof CSSGroupingRule) takeFrom(rule);
      }
    };
    const before = words();
    for (const sheet of document.styleSheets) takeFrom(sheet);
    return { taken, before, after: words() };
  }, unknown);

for (const path of ['/services/conditions', condition]) {
  test(`without :has and media query ranges ${path} hides no text and has the mobile layout`, async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const ask = matchMedia.bind(window);
      window.matchMedia = (query) => ask(/[<>]/.test(query) ? 'not all' : query);
    });
    await page.setViewportSize({ width: 360, height: 800 });
    await open(page, path);
    await layOutWhole(page);
    const { taken, before, after } = await takeRules(page, /:has\(|width [<>]/);
    expect(taken).toBeGreaterThan(0);
    expect(before.filter((word) => !after.includes(word))).toEqual([]);
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await expect(nav(page)).toBeHidden();
      const wide = await page.evaluate(() => document.body.scrollWidth - document.body.clientWidth);
      expect(wide, `at ${width} pixels`).toBeLessThanOrEqual(0);
      await openMenu(page);
      const menu = page.getByRole('dialog', { name: layout.menu });
      await expect(
        menu.getByRole('link', { name: staticPages.contact.page.name }),
      ).toBeInViewport();
      await menu.getByRole('button', { name: layout.closeMenu }).click();
      await expect(menu).toBeHidden();
    }
  });
}

test('the lists of conditions fold in browsers without ::details-content, and unfold on a click', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await open(page, '/services/conditions');
  // A part of the page above that gets its height would move the lists away from the pointer.
  await layOutWhole(page);
  await takeRules(page, /::details-content/);
  const link = page.locator('#hurts-back a').first();
  await expect(link).toBeHidden();
  await page.locator('summary', { hasText: 'Back' }).first().click();
  await link.click({ trial: true });
});
