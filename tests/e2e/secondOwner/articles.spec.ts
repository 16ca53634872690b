import { article, at, condition, expect, open, strings, test } from '../site.ts';

const contentsName = strings.article.contents;

test('the table of contents stays in view beside the text', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, article);
  const contents = page.getByRole('navigation', { name: contentsName });
  const link = contents.getByRole('link').first();
  const heading = page.locator('article h2[id]:not(nav *)').nth(3);
  await heading.scrollIntoViewIfNeeded();
  await expect(link).toBeInViewport();
  const [linkBox, headingBox] = await Promise.all([link.boundingBox(), heading.boundingBox()]);
  expect((headingBox?.x ?? 0) + (headingBox?.width ?? 0)).toBeLessThan(linkBox?.x ?? 0);
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('on a phone the table of contents unfolds and leads to a heading below the header', async ({
      page,
    }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await (javaScriptEnabled ? open(page, article) : page.goto(at(article)));
      const contents = page.getByRole('navigation', { name: contentsName });
      const link = contents.getByRole('link').nth(2);
      await expect(link).toBeHidden();
      await contents.locator('summary').click();
      expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
      const heading = page.getByRole('heading', { name: await link.innerText() });
      await link.click();
      await expect(heading).toBeInViewport();
      const gap = async () => {
        const [above, below] = [page.getByRole('banner'), heading].map((part) =>
          part.boundingBox(),
        );
        const { y = 0, height = 0 } = (await above) ?? {};
        return ((await below)?.y ?? 0) - y - height;
      };
      await expect.poll(gap).toBeGreaterThan(0);
      expect(await gap()).toBeLessThan(100);
    });
  });
}

test('a plate has its labels, and a table each header once, also where its cells are stacked', async ({
  page,
}) => {
  await open(page, condition);
  const plate = page.getByRole('figure', { name: 'The disc is between two bones.' });
  await expect(plate).toMatchAriaSnapshot(`
    - figure:
      - img "Two bones with a disc between them."
      - list "Labels":
        - listitem: Disc
        - listitem: Bone
  `);
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(page.getByRole('table')).toMatchAriaSnapshot(`
      - table "Week by week":
        - rowgroup:
          - row:
            - columnheader "When"
            - columnheader "What you do"
            - columnheader "Move on when"
        - rowgroup:
          - row:
            - rowheader "Week 1"
            - cell "Walk a little"
            - cell "It eases"
    `);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 900 } });

  test('the light of a plate moves down as the page scrolls, and covers all of it without motion', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.goto(at(condition));
    const plate = page.locator('[data-block="plates"]:has(picture + picture)').first();
    const unlit = plate.locator('picture + picture');
    const covered = async (block: 'start' | 'end') => {
      await plate.evaluate(
        (element, position) => element.scrollIntoView({ block: position }),
        block,
      );
      const position = await unlit.evaluate((element) => getComputedStyle(element).maskPosition);
      return Number.parseFloat(position.split(' ')[1] ?? '');
    };
    await expect.poll(() => covered('end')).toBeGreaterThan(50);
    await expect.poll(() => covered('start')).toBe(0);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expect(unlit).toBeHidden();
    await expect(plate.locator('picture').first()).toBeVisible();
  });
});

test('with large text the labels of a plate are below its picture', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 900 });
  await open(page, condition);
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  const plate = page.locator('[data-block="plates"]:has(li)').first();
  const top = async () => (await plate.locator('li').first().boundingBox())?.y;
  const { y = 0, height = 0 } = (await plate.locator('img').first().boundingBox()) ?? {};
  await expect.poll(top).toBeGreaterThan(y + height);
});
