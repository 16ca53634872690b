import type { Page } from 'playwright/test';
import config from './playwright.config.ts';
import { expect, pageTypes, test } from './site.ts';

const { launchOptions } = config.use ?? {};

// What a visitor's setting of the browser does; unlike a style, media queries see it, too.
test.use({
  launchOptions: {
    ...launchOptions,
    args: [...(launchOptions?.args ?? []), '--blink-settings=defaultFontSize=32'],
  },
  viewport: { width: 390, height: 844 },
});

/** Words that lie beyond the screen or beyond the box that clips them. */
const cutWords = (page: Page) =>
  page.locator('body').evaluate((body) => {
    const cut: string[] = [];
    const walker = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const parent = walker.currentNode.parentElement as Element;
      if (!walker.currentNode.textContent?.trim() || !parent.checkVisibility()) continue;
      // Tables scroll; what is for screen readers alone is a pixel wide.
      if (parent.closest('script, style, [role="group"]') || parent.clientWidth === 1) continue;
      const range = document.createRange();
      range.selectNodeContents(walker.currentNode);
      let end = innerWidth;
      for (let box: Element | null = parent; box; box = box.parentElement) {
        if (getComputedStyle(box).overflowX !== 'visible')
          end = Math.min(end, box.getBoundingClientRect().right);
      }
      const { width, right } = range.getBoundingClientRect();
      if (width > 1 && right > end + 1) cut.push(walker.currentNode.textContent.trim());
    }
    return cut;
  });

for (const path of [...pageTypes, '/conditions/herniated-discs', '/blog/postpartum-recovery']) {
  test(`on ${path} no word is cut where text is twice as large`, async ({ page }) => {
    await page.goto(path);
    await expect(page.locator('html')).toHaveCSS('font-size', '32px');
    expect(await cutWords(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      390,
    );
  });
}
