import type { Page } from 'playwright/test';
import { expect, open, pageTypes, test, violations } from './site.ts';

test('without popovers the menu opens and closes', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(HTMLElement.prototype, 'hidePopover');
  });
  await page.setViewportSize({ width: 390, height: 800 });
  await open(page, '/about');
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await page.evaluate(() => document.querySelector('dialog')?.removeAttribute('popover'));
  await page.getByRole('button', { name: 'Open the menu' }).click();
  await expect(menu).toBeVisible();
  await menu.getByRole('button', { name: 'Close the menu' }).click();
  await expect(menu).toBeHidden();
});

test('without groups of items each opens, and the others stay as they are', async ({ page }) => {
  await open(page, '/');
  // Before the groups came, the attribute said nothing.
  await page.evaluate(() => {
    for (const item of document.querySelectorAll('details')) item.removeAttribute('name');
  });
  await page.getByText('Do you take insurance?').click();
  await page.getByText('How much does a visit cost?').click();
  await expect(page.getByText('Yes, we accept insurance')).toBeVisible();
  await expect(page.getByText('The cost varies from case to case')).toBeVisible();
});

/** Takes the rules away that a browser does not know; returns how many those were, and the words that were shown before and after. */
const takeRules = (page: Page, unknown: RegExp) =>
  page.evaluate((pattern) => {
    // Without spaces, which depend on the layout.
    const words = () => document.querySelector('main')?.innerText.replaceAll(/\s/g, '');
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

/** Without the rules everything is there, readable and within the width of the screen, and the menu leads on. */
async function expectUsable(page: Page, unknown: RegExp) {
  const { taken, before, after } = await takeRules(page, unknown);
  expect(taken).toBeGreaterThan(0);
  expect(after).toBe(before);
  const width = await page.evaluate(() => document.body.scrollWidth);
  expect(width).toBeLessThanOrEqual(await page.evaluate(() => document.body.clientWidth));
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Open the menu' }).click({ timeout: 5_000 });
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu.getByRole('link', { name: 'Contact', exact: true })).toBeInViewport();
  await menu.getByRole('button', { name: 'Close the menu' }).click();
  await expect(menu).toBeHidden();
}

for (const path of pageTypes) {
  test(`without :has ${path} works on a phone`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    await open(page, path);
    await expectUsable(page, /:has\(/);
  });

  for (const width of [360, 1280]) {
    test(`without ranges in media queries ${path} has the layout of phones at ${width} pixels`, async ({
      page,
    }) => {
      await page.addInitScript(() => {
        const ask = matchMedia.bind(window);
        window.matchMedia = (query) => ask(/[<>]/.test(query) ? 'not all' : query);
      });
      await page.setViewportSize({ width, height: 800 });
      await open(page, path);
      await expectUsable(page, /width [<>]/);
      await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
    });
  }
}

test('without :has the focus on a card is seen', async ({ page }) => {
  await open(page, '/blog');
  await takeRules(page, /:has\(/);
  const link = page.locator('main li a[href^="/blog/"]').first();
  await page.keyboard.press('Tab');
  await link.focus();
  await expect(link).not.toHaveCSS('outline-style', 'none');
});

test('where lists cannot be unfolded by rules they fold, and the links of an open one can be reached', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await open(page, '/services/conditions');
  await takeRules(page, /::details-content/);
  const link = page.locator('#hurts-head a').first();
  await expect(link).toBeHidden();
  await page.locator('summary[aria-label="Head and face"]').click();
  await link.click({ trial: true });
});
