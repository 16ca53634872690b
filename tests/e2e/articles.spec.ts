import { expect, open, test } from './site.ts';

const path = '/blog/back-pain-relief';

test('the contents list stands beside the text and stays in view where there is room', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, path);
  const contents = page.getByRole('navigation', { name: 'On this page' });
  const links = contents.getByRole('link');
  const heading = page.locator('article h2[id]:not(nav *)').nth(3);
  await heading.scrollIntoViewIfNeeded();
  await expect(links.first()).toBeInViewport();
  const [link, text] = await Promise.all([links.first().boundingBox(), heading.boundingBox()]);
  expect((link?.x ?? 0) + (link?.width ?? 0)).toBeLessThan(text?.x ?? 0);
  await expect(contents.locator('summary')).toBeHidden();
});

for (const [width, place] of [
  [1440, 'beside'],
  [390, 'below'],
] as const) {
  test(`a note stands ${place} its paragraph at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await open(page, '/blog/shoulder-pain-relief');
    const note = page.getByRole('note').first();
    const [words, text] = await Promise.all([
      note.boundingBox(),
      note.locator('xpath=preceding-sibling::p[1]').boundingBox(),
    ]);
    if (!words || !text) throw new Error('The note or its paragraph is not shown.');
    if (place === 'beside') {
      expect(words.x).toBeGreaterThan(text.x + text.width);
      expect(Math.abs(words.y - text.y)).toBeLessThan(4);
    } else {
      expect(words.x).toBe(text.x);
      expect(words.y).toBeGreaterThan(text.y + text.height);
    }
  });
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled });

    test('on a phone the contents list unfolds and leads to a heading below the header', async ({
      page,
    }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await (javaScriptEnabled ? open(page, path) : page.goto(path));
      const contents = page.getByRole('navigation', { name: 'On this page' });
      const link = contents.getByRole('link').nth(2);
      await expect(link).toBeHidden();
      await contents.locator('summary').click();
      const words = await link.innerText();
      const heights = await contents
        .getByRole('link')
        .evaluateAll((links) => links.map((each) => each.getBoundingClientRect().height));
      expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
      await link.click();
      const heading = page.getByRole('heading', { name: words });
      await expect(heading).toBeInViewport();
      const gap = () =>
        heading.evaluate((element) => {
          const header = document.querySelector('header')?.getBoundingClientRect();
          return element.getBoundingClientRect().top - (header?.bottom ?? 0);
        });
      await expect.poll(gap).toBeGreaterThan(0);
      expect(await gap()).toBeLessThan(100);
    });
  });
}

test('the contents list is not printed', async ({ page }) => {
  await open(page, path);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: 'On this page' })).toBeHidden();
});
