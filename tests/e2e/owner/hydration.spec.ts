import type { Page } from 'playwright/test';
import { anyCode, codeOf, ownCodeOf } from '../scriptFiles.ts';
import {
  arrive,
  article,
  at,
  expect,
  hold,
  hydrated,
  inFooter,
  open,
  painted,
  pathFrom,
  saveData,
  test,
} from '../site.ts';

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

test('if a visitor saves data, the code of a page loads when its link is followed, not before', async ({
  page,
}) => {
  await saveData(page);
  await open(page, '/blog');
  const requested: string[] = [];
  page.on('request', (request) => anyCode.test(request.url()) && requested.push(request.url()));
  const link = inFooter(page);
  await link.hover();
  await painted(page);
  expect(requested).toEqual([]);
  await link.click();
  await arrive(page, '/new-patients');
  expect(requested.filter((url) => ownCodeOf('/new-patients').test(url))).not.toEqual([]);
});

test('the code of a service whose card is visible at home is loaded before a tap', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const loaded: string[] = [];
  page.on('requestfinished', (request) => loaded.push(new URL(request.url()).pathname));
  await open(page, '/');
  const link = page.locator(`main li a[href^="${at('/services/')}"][data-screen-only]`).first();
  const path = pathFrom(await link.getAttribute('href'));
  await expect
    .poll(async () => {
      // What is laid out above it may move it out of view again.
      await link.scrollIntoViewIfNeeded();
      return codeOf(path).filter((url) => !loaded.includes(url));
    })
    .toEqual([]);
  await page.route(anyCode, (route) => route.abort());
  await link.click();
  await arrive(page, path);
});
