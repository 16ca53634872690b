import type { Page } from 'playwright/test';
import { expect, follow, hydrated, open, pageTypes, test } from './site.ts';

/** Marks header and footer, to see whether they are still the same elements later. */
async function markFrame(page: Page) {
  await page.evaluate(() => {
    for (const part of document.querySelectorAll('header, footer'))
      part.setAttribute('data-marked', '');
  });
}

async function expectSameFrame(page: Page) {
  await expect(page.locator('header[data-marked]')).toHaveCount(1);
  await expect(page.locator('footer[data-marked]')).toHaveCount(1);
}

test('every page type is reached by client navigation, top first, heading focused, frame kept', async ({
  page,
}) => {
  await open(page, '/blog');
  await markFrame(page);
  for (const path of pageTypes) {
    await page.evaluate(() => scrollTo(0, 2000));
    await follow(page, path);
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toBeFocused();
    await expect(page).toHaveTitle(/ \| /);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await expect(page.locator('main')).toContainText(/\w+( \S+){80}/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expectSameFrame(page);
  }
});

for (const path of pageTypes) {
  test(`${path} looks the same prerendered and after client navigation`, async ({ page }) => {
    // The opening status comes after hydration and changes with the clock; data for search engines is the document's.
    const read = () =>
      page.locator('main').evaluate((main) => {
        const copy = main.cloneNode(true) as Element;
        for (const part of copy.querySelectorAll('[data-opening], script')) part.remove();
        return copy.textContent?.replace(/\s+/g, ' ').trim();
      });
    await open(page, path);
    const prerendered = await read();
    await open(page, path === '/blog' ? '/about' : '/blog');
    await follow(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    // The hero comes first, the rest a frame later.
    await expect.poll(read).toBe(prerendered);
    const markup = await page.locator('main').evaluate((main) => main.querySelectorAll('*').length);
    await page.reload();
    await hydrated(page);
    expect(await page.locator('main').evaluate((main) => main.querySelectorAll('*').length)).toBe(
      markup,
    );
  });
}

test('Back and Forward restore the place and leave the focus alone', async ({ page }) => {
  await open(page, '/services/conditions');
  const card = page.getByRole('link', { name: 'Learn More about Sciatica' });
  await card.scrollIntoViewIfNeeded();
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 200)));
  const place = await page.evaluate(() => scrollY);
  expect(place).toBeGreaterThan(500);
  await card.click();
  await expect(page).toHaveURL('/conditions/sciatica');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL('/services/conditions');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
  await expect(page.getByRole('heading', { level: 1 })).not.toBeFocused();
  await page.goForward();
  await expect(page).toHaveURL('/conditions/sciatica');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test('hash links lead to their place, on the same page and on another', async ({ page }) => {
  await open(page, '/new-patients');
  await page.getByRole('link', { name: 'Claim the New Patient Special' }).click();
  await expect(page).toHaveURL('/new-patients#families');
  await expect(page.locator('#families')).toBeInViewport();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100);
  await open(page, '/services#conditions');
  await expect(page.locator('#conditions')).toBeInViewport();
});

test('a link to a collapsed item opens it', async ({ page }) => {
  await open(page, '/services#sciatica');
  await expect(page.locator('#sciatica')).toBeVisible();
  const title = page.locator('details[open] > summary').filter({ hasText: 'Sciatica' });
  const header = await page.getByRole('banner').boundingBox();
  await expect
    .poll(async () => (await title.boundingBox())?.y)
    .toBeGreaterThanOrEqual((header?.height ?? 0) - 40);
  await expect(title).toBeInViewport();
});

test('the navigation says which page is shown', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await open(page, '/about');
  const nav = page.getByRole('navigation', { name: 'Main' });
  await expect(nav.locator('[aria-current=page]')).toHaveText(['About']);
  await nav.getByRole('link', { name: 'New Patients' }).click();
  await expect(page).toHaveURL('/new-patients');
  await expect(nav.locator('[aria-current=page]')).toHaveText(['New Patients']);
  await follow(page, '/conditions/sciatica');
  await expect(nav.locator('[aria-current=page]')).toHaveText(['Sciatica']);
});

test('the skip link leads past the header', async ({ page }) => {
  await open(page, '/about');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});
