import type { Page } from 'playwright/test';
import {
  arrive,
  at,
  condition,
  expect,
  follow,
  isMarked,
  markDocument,
  open,
  pageTypes,
  painted,
  pathFrom,
  strings,
  test,
} from '../site.ts';

/** The text of a page and the tags of its head, in a form that can be compared. */
const read = (page: Page) =>
  page.evaluate(() => {
    const main = document.querySelector('main')?.cloneNode(true) as Element;
    // The opening status changes with time, and the search appears a little after hydration.
    for (const part of main.querySelectorAll('[data-opening], search, script')) part.remove();
    // The CSP is that of the page that was loaded first.
    const tags = [...document.head.querySelectorAll('title, meta:not([http-equiv]), link')]
      .filter(
        (tag) => !/modulepreload|stylesheet|preload|preconnect/.test(tag.getAttribute('rel') ?? ''),
      )
      .map((tag) =>
        [
          tag.localName,
          ...[...tag.attributes].map(({ name, value }) => `${name.toLowerCase()}=${value}`).sort(),
          tag.textContent,
        ].join(' '),
      );
    return [main.textContent?.replace(/\s+/g, ' ').trim(), ...tags.sort()];
  });

const scrollTop = (page: Page) => page.evaluate(() => scrollY);

/** Data for search engines, which read each page as it is loaded. */
const structuredData = (page: Page) => page.locator('script[type="application/ld+json"]');

for (const path of pageTypes) {
  test(`${path} works on a full load, and is the same page behind a link`, {
    tag: '@chromium',
  }, async ({ page }) => {
    await open(page, path);
    const direct = await read(page);
    await expect(structuredData(page)).toHaveCount(1);
    await markDocument(page);
    // From the footer if the page itself links only to other sites, files or places.
    const link = page
      .locator(
        `:is(main, footer) a[href^="${at('/')}"]:not([aria-current], [href*="#"], [href*="."], [target], nav a):visible`,
      )
      .first();
    const next = pathFrom(await link.getAttribute('href'));
    await link.click();
    await arrive(page, next);
    await expect(structuredData(page)).toHaveCount(0);
    await expect(page.locator('h1')).toBeFocused();
    expect(await isMarked(page)).toBe(true);

    await open(page, path === '/blog' ? '/about' : '/blog');
    await markDocument(page);
    await page.evaluate(() => scrollTo(0, 2000));
    await follow(page, path);
    await expect(page.locator('h1')).toHaveCount(1);
    await expect.poll(() => scrollTop(page)).toBe(0);
    await expect.poll(() => read(page)).toEqual(direct);
    expect(await isMarked(page)).toBe(true);
  });
}

test('Back leads to the link that was followed, Forward to the top of the next page', async ({
  page,
}) => {
  await open(page, '/services/conditions');
  const card = page.locator(`main li a[href="${at(condition)}"]`).last();
  await card.scrollIntoViewIfNeeded();
  await painted(page);
  expect(await scrollTop(page)).toBeGreaterThan(500);
  const top = await card.evaluate((link: HTMLAnchorElement) => {
    link.click();
    return link.getBoundingClientRect().top;
  });
  await arrive(page, condition);
  await expect(page.locator('h1')).toBeFocused();
  expect(await scrollTop(page)).toBe(0);
  await page.goBack();
  await arrive(page, '/services/conditions');
  await expect(card).toBeFocused();
  const moved = () => card.evaluate((link, to) => link.getBoundingClientRect().top - to, top);
  await expect.poll(async () => Math.abs(await moved())).toBeLessThan(3);
  await page.goForward();
  await arrive(page, condition);
  await expect.poll(() => scrollTop(page)).toBe(0);
});

test('Back leads to a link at the same height, although an item above it is collapsed again', async ({
  page,
}) => {
  await open(page, '/services/conditions');
  const link = page.locator(`main a[href^="${at('/')}"]:not([href*="#"]):visible`).last();
  const next = pathFrom(await link.getAttribute('href'));
  await page.locator('main summary:visible').last().click();
  await link.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await painted(page);
  const top = await link.evaluate((element: HTMLAnchorElement) => {
    element.click();
    return element.getBoundingClientRect().top;
  });
  await arrive(page, next);
  await page.goBack();
  await expect(link).toBeFocused();
  const moved = () => link.evaluate((element, to) => element.getBoundingClientRect().top - to, top);
  await expect.poll(async () => Math.abs(await moved())).toBeLessThan(3);
});

test('the skip link leads to the main content', async ({ page }) => {
  await open(page, '/about');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: strings.layout.skip });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.locator('h1')).toBeFocused();
});
