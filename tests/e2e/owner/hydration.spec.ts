import type { Page } from 'playwright/test';
import { anyCode } from '../scriptFiles.ts';
import { arrive, article, at, expect, hold, hydrated, inFooter, painted, test } from '../site.ts';

test('hydration and reloading keep the scroll position', async ({ page }) => {
  // Late fonts may change the height of the content above, and scroll anchoring then scrolls.
  await hold(page, /\.woff2/);
  const letGo = await hold(page, anyCode);
  await page.goto(at('/blog'), { waitUntil: 'commit' });
  await page.locator('footer').waitFor();
  const place = () => page.evaluate(() => scrollY);
  const scroll = (top: number) =>
    page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top);
  await scroll(900);
  await letGo();
  await hydrated(page);
  await painted(page);
  expect(await place()).toBe(900);
  await scroll(1000);
  await painted(page);
  await page.reload({ waitUntil: 'domcontentloaded' });
  await hydrated(page);
  await painted(page);
  expect(await place()).toBe(1000);
});

/** Headings that are not laid out yet. */
const skipped = (page: Page) =>
  page.locator('h2, h3').evaluateAll((all) =>
    all
      .filter((each) => each.checkVisibility())
      .filter((each) => !each.checkVisibility({ contentVisibilityAuto: true }))
      .map((each) => each.textContent),
  );

// Screen readers skip what is not laid out.
test('all of a page is laid out soon, and what a visitor reads stays in its place meanwhile', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const letGo = await hold(page, anyCode);
  await page.goto(at(article), { waitUntil: 'commit' });
  await page.locator('footer').waitFor();
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const read = page.locator('main article h2').last();
  await read.evaluate((heading) => heading.scrollIntoView({ block: 'center' }));
  await painted(page);
  const place = () => read.evaluate((heading) => Math.round(heading.getBoundingClientRect().top));
  const before = await place();
  expect(await skipped(page)).not.toEqual([]);
  await letGo();
  await hydrated(page);
  await expect.poll(() => skipped(page)).toEqual([]);
  await painted(page);
  expect(Math.abs((await place()) - before)).toBeLessThanOrEqual(1);
  await inFooter(page).click();
  await arrive(page, '/new-patients');
  await expect.poll(() => skipped(page)).toEqual([]);
});
