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
  staticPages,
  strings,
  test,
} from './site.ts';

/** What a page says to readers and, in its head, to machines, in a comparable form. */
const read = (page: Page) =>
  page.evaluate(() => {
    const main = document.querySelector('main')?.cloneNode(true) as Element;
    // The opening status changes with the clock, and the search comes a little after hydration.
    for (const part of main.querySelectorAll('[data-opening], search, script')) part.remove();
    // The policy of the first page rules the document as long as it lasts.
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

const place = (page: Page) => page.evaluate(() => scrollY);

for (const path of pageTypes) {
  test(`${path} is alive on a direct load, and the same page behind a link`, {
    tag: '@chromium',
  }, async ({ page }) => {
    await open(page, path);
    const direct = await read(page);
    await markDocument(page);
    // In the footer where all links of the page itself lead elsewhere.
    const link = page
      .locator(
        `:is(main, footer) a[href^="${at('/')}"]:not([aria-current], [href*="#"], [href*="."], [target], nav a):visible`,
      )
      .first();
    const next = pathFrom(await link.getAttribute('href'));
    await link.click();
    await arrive(page, next);
    await expect(page.locator('h1')).toBeFocused();
    expect(await isMarked(page)).toBe(true);

    await open(page, path === '/blog' ? '/about' : '/blog');
    await markDocument(page);
    await page.evaluate(() => scrollTo(0, 2000));
    await follow(page, path);
    await expect(page.locator('h1')).toHaveCount(1);
    await expect.poll(() => place(page)).toBe(0);
    await expect.poll(() => read(page)).toEqual(direct);
    expect(await isMarked(page)).toBe(true);
  });
}

test('Back leads to the link that was followed, Forward to the top of its page', async ({
  page,
}) => {
  await open(page, '/services/conditions');
  const card = page.locator(`main li a[href="${at(condition)}"]`).last();
  await card.scrollIntoViewIfNeeded();
  await painted(page);
  // Where it stands at the click: the tool may scroll a little before it.
  await card.evaluate((link) =>
    link.addEventListener('click', () => {
      document.documentElement.dataset['top'] = `${link.getBoundingClientRect().top}`;
    }),
  );
  expect(await place(page)).toBeGreaterThan(500);
  await card.click();
  await arrive(page, condition);
  await expect(page.locator('h1')).toBeFocused();
  expect(await place(page)).toBe(0);
  await page.goBack();
  await arrive(page, '/services/conditions');
  await expect(card).toBeFocused();
  const moved = () =>
    card.evaluate((link) => {
      const before = Number(document.documentElement.dataset['top']);
      return Math.abs(link.getBoundingClientRect().top - before);
    });
  await expect.poll(moved).toBeLessThan(3);
  await page.goForward();
  await arrive(page, condition);
  await expect.poll(() => place(page)).toBe(0);
});

test('hash links lead to their place, on the same page and on another', async ({ page }) => {
  const { action, sections } = staticPages['new-patients'].body;
  const [first, ...others] = sections.map(({ id }) => id);
  await open(page, '/new-patients');
  await page.getByRole('link', { name: action }).click();
  await expect(page.locator(`#${first}`)).toBeInViewport();
  await expect.poll(() => place(page)).toBeGreaterThan(100);
  for (const id of others) {
    await open(page, `/new-patients#${id}`);
    await expect(page.locator(`#${id}`)).toBeInViewport();
    await expect.poll(() => place(page)).toBeGreaterThan(100);
  }
  await open(page, '/services#conditions');
  await expect(page.locator('#conditions')).toBeInViewport();
});

test('a link to a collapsed item opens it', async ({ page }) => {
  const id = staticPages.services.body.conditions.items.at(-1)?.slug;
  await open(page, `/services#${id}`);
  await expect(page.locator(`#${id}`)).toBeVisible();
  const title = page.locator(`details:has(#${id}) > summary`);
  const header = await page.getByRole('banner').boundingBox();
  await expect
    .poll(async () => (await title.boundingBox())?.y)
    .toBeGreaterThanOrEqual((header?.height ?? 0) - 40);
  await expect(title).toBeInViewport();
});

test('the skip link leads past the header', async ({ page }) => {
  await open(page, '/about');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: strings.layout.skip });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});
